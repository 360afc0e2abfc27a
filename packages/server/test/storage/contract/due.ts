import { beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../../../src/storage/index.ts';
import { afterOf, dueOf, HOUR, NOON, tableOf } from '../samples.ts';
import type { Site } from './site.ts';

const LEASE = 30_000;

export function testDue(site: () => Site): void {
  describe('due work', () => {
    let storage: Storage;
    /** What the clock of leases shows. */
    let clock: number;

    const open = (): Promise<Storage> => site().open({ leaseClock: () => clock });
    const keys = async (now: number, holder = 'me', limit = 9): Promise<readonly string[]> =>
      (await storage.due.take(now, holder, LEASE, limit)).map(({ key }) => key);

    beforeEach(async () => {
      clock = 1_000_000;
      storage = await open();
      await storage.tables.create(tableOf('a'));
    });

    test('is taken when it is due, the earliest first, and no more than asked for', async () => {
      for (const [key, at] of [
        ['late', 3],
        ['early', 1],
        ['middle', 2],
        ['not yet', 9],
      ] as const) {
        expect(await storage.due.put(dueOf('a', { key, at: NOON + at }))).toBe(true);
      }
      expect(await keys(NOON)).toEqual([]);
      expect(await keys(NOON + 8, 'me', 2)).toEqual(['early', 'middle']);
      expect(await keys(NOON + 8)).toEqual(['late']);
      expect(await storage.due.put(dueOf('gone'))).toBe(false);
    });

    test('belongs to one holder until the lease is over', async () => {
      await storage.due.put(dueOf('a'));
      const [taken] = await storage.due.take(NOON, 'one', LEASE, 9);
      expect(taken).toEqual({ ...dueOf('a'), holder: 'one', attempts: 1 });
      clock += LEASE - 1;
      expect(await storage.due.take(NOON, 'two', LEASE, 9)).toEqual([]);
      clock += 1;
      const again = await storage.due.take(NOON, 'two', LEASE, 9);
      expect(again).toEqual([{ ...dueOf('a'), holder: 'two', attempts: 2 }]);
      expect(taken && (await storage.due.done(taken))).toBe(false);
      expect(again[0] && (await storage.due.done(again[0]))).toBe(true);
      expect(await storage.due.lag(NOON + HOUR)).toBe(0);
    });

    test('is taken by one of many who ask at once, in one opening or in two', async () => {
      const other = await open();
      for (let i = 0; i < 20; i++) await storage.due.put(dueOf('a', { key: `${i}` }));
      const takers = Array.from({ length: 10 }, (_, i) => (i % 2 ? storage : other).due.take(NOON, `${i}`, LEASE, 3));
      const taken = (await Promise.all(takers)).flat();
      expect(taken).toHaveLength(20);
      expect(new Set(taken.map(({ key }) => key)).size).toBe(20);
    });

    test.for([-HOUR, HOUR])('keeps its leases when the wall clock jumps by %d ms', async (jump) => {
      await storage.due.put(dueOf('a', { at: NOON - 2 * HOUR }));
      expect(await keys(NOON)).toEqual(['0']);
      expect(await keys(NOON + jump)).toEqual([]);
      clock += LEASE;
      expect(await keys(NOON + jump)).toEqual(['0']);
    });

    test('is free again if the clock of leases starts anew, as after a restart of the machine', async () => {
      await storage.due.put(dueOf('a'));
      expect(await keys(NOON)).toEqual(['0']);
      clock = 5;
      expect(await keys(NOON)).toEqual(['0']);
      expect(await keys(NOON)).toEqual([]);
    });

    test('keeps its lease across a restart of the program', async () => {
      await storage.due.put(dueOf('a'));
      expect(await keys(NOON)).toEqual(['0']);
      await storage.close();
      storage = await open();
      expect(await keys(NOON)).toEqual([]);
      clock += LEASE;
      expect(await keys(NOON)).toEqual(['0']);
    });

    test('is replaced by an append: what is left stays leased, what is moved begins anew', async () => {
      await storage.tables.create(tableOf('b', { after: afterOf('b', {}, [dueOf('b', { key: 'other table' })]) }));
      const before = ['gone', 'same', 'moved'].map((key) => dueOf('a', { key }));
      await storage.tables.append('a', 1, ['one'], afterOf('a', {}, before));
      expect((await keys(NOON)).toSorted()).toEqual(['gone', 'moved', 'other table', 'same']);
      const after = [
        dueOf('a', { key: 'same' }),
        dueOf('a', { key: 'moved', at: NOON + 1 }),
        dueOf('a', { key: 'new' }),
      ];
      await storage.tables.append('a', 2, ['two'], afterOf('a', {}, after));
      const taken = await storage.due.take(NOON + 1, 'you', LEASE, 9);
      expect(taken.map(({ key, attempts }) => [key, attempts])).toEqual([
        ['new', 1],
        ['moved', 1],
      ]);
      await storage.tables.append('a', 3, ['three'], afterOf('a'));
      clock += LEASE;
      expect(await keys(NOON + 1)).toEqual(['other table']);
    });

    test('that was moved is not done by its former holder', async () => {
      await storage.due.put(dueOf('a'));
      const [taken] = await storage.due.take(NOON, 'me', LEASE, 9);
      await storage.due.put(dueOf('a', { at: NOON + 5 }));
      expect(taken && (await storage.due.done(taken))).toBe(false);
      expect(await keys(NOON + 5)).toEqual(['0']);
    });

    test('is tried again later, and counts its attempts', async () => {
      await storage.due.put(dueOf('a'));
      const [taken] = await storage.due.take(NOON, 'me', LEASE, 9);
      expect(taken && (await storage.due.retry(taken, NOON + 7))).toBe(true);
      expect(taken && (await storage.due.retry(taken, NOON + 8))).toBe(false);
      expect(await keys(NOON + 6)).toEqual([]);
      expect(await storage.due.take(NOON + 7, 'you', LEASE, 9)).toMatchObject([{ attempts: 2, holder: 'you' }]);
    });

    test('says how late it is, taken or not', async () => {
      expect(await storage.due.lag(NOON)).toBe(0);
      await storage.due.put(dueOf('a', { key: '1', at: NOON + 10 }));
      expect(await storage.due.lag(NOON)).toBe(0);
      await storage.due.put(dueOf('a', { key: '2', at: NOON - 10 }));
      expect(await storage.due.lag(NOON)).toBe(10);
      await keys(NOON);
      expect(await storage.due.lag(NOON + 5)).toBe(15);
    });
  });
}
