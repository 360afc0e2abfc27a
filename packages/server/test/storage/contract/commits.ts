import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Storage } from '../../../src/storage/index.ts';
import { afterOf, dueOf, lineOf, NOON, personOf, tableOf } from '../samples.ts';
import type { Site } from './site.ts';

const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `t${i}`);

async function withTables(storage: Storage, count: number): Promise<readonly string[]> {
  await Promise.all(ids(count).map((id) => storage.tables.create(tableOf(id))));
  return ids(count);
}

const people = [{ seat: 0, identity: 'ada', toAct: true }];

export function testCommits(site: () => Site): void {
  describe('a turn of the event loop', () => {
    test('makes one durable transaction of everything asked for in it', async () => {
      const storage = await site().open();
      const tables = await withTables(storage, 50);
      const before = await site().commits();
      const asked = [
        ...tables.map((id) => storage.tables.append(id, 1, ['1', '2'], afterOf(id, { people }, [dueOf(id)]))),
        storage.tables.create(tableOf('new')),
        storage.identities.create(personOf('ada')),
        storage.chat.say('t0', lineOf('hello')),
        storage.due.put(dueOf('t0', { key: '9' })),
        storage.clock.beat(77),
      ];
      await Promise.all(asked);
      expect((await site().commits()) - before).toBe(1);
    });

    test('takes as many statements for 32 appends as for 2, at most two of which insert entries', async () => {
      const statements: string[] = [];
      const storage = await site().open({ onStatement: (text) => statements.push(text) });
      const tables = await withTables(storage, 32);
      const statementsFor = async (count: number, from: number): Promise<readonly string[]> => {
        statements.length = 0;
        const asked = tables
          .slice(0, count)
          .map((id) => storage.tables.append(id, from, ['1', '2'], afterOf(id, { people }, [dueOf(id)])));
        expect(new Set(await Promise.all(asked))).toEqual(new Set([true]));
        return [...statements];
      };
      const many = await statementsFor(32, 1);
      const few = await statementsFor(2, 3);
      expect(many).toHaveLength(few.length);
      for (const some of [few, many]) {
        expect([1, 2]).toContain(some.filter((text) => /insert into "?entries/.test(text)).length);
        expect(some.length === 1 || [some[0], some.at(-1)].join() === 'begin immediate,commit').toBe(true);
      }
    });

    test('takes few different statements, however many appends there are', async () => {
      const statements = new Set<string>();
      const storage = await site().open({ onStatement: (text) => statements.add(text) });
      const tables = await withTables(storage, 63);
      statements.clear();
      for (const from of tables.keys()) {
        const asked = tables.slice(from).map((id) => storage.tables.append(id, 1 + from, ['next'], afterOf(id)));
        expect(new Set(await Promise.all(asked))).toEqual(new Set([true]));
      }
      const inserts = [...statements].filter((text) => text.includes('insert into entries'));
      // One for each power of two up to 32, or one for all.
      expect([1, 6]).toContain(inserts.length);
    });

    test('ends with it: what is asked for later gets a transaction of its own', async () => {
      const storage = await site().open();
      await withTables(storage, 3);
      const before = await site().commits();
      for (const [i, id] of ids(3).entries()) {
        await storage.tables.append(id, 1, ['1'], afterOf(id));
        expect((await site().commits()) - before).toBe(i + 1);
        await nextTurn();
      }
    });

    test('that only asks in vain stores nothing', async () => {
      const storage = await site().open();
      await withTables(storage, 2);
      const before = await site().commits();
      expect(await storage.tables.append('t0', 9, ['x'], afterOf('t0'))).toBe(false);
      expect(await storage.due.take(NOON, 'me', 1, 9)).toEqual([]);
      expect(await site().commits()).toBe(before);
    });
  });

  describe('closing', () => {
    test('stores what was asked for before, and refuses what comes after', async () => {
      const storage = await site().open();
      await withTables(storage, 1);
      const asked = [1, 2, 3].map((from) => storage.tables.append('t0', from, [`${from}`], afterOf('t0')));
      const closed = storage.close();
      await expect(storage.tables.append('t0', 4, ['4'], afterOf('t0'))).rejects.toThrow('closed');
      await expect(storage.tables.read('t0', 0)).rejects.toThrow('closed');
      expect(await storage.ready()).toBe(false);
      await closed;
      expect(await Promise.all(asked)).toEqual([true, true, true]);
      expect((await (await site().open()).tables.read('t0', 1))?.entries).toEqual(['1', '2', '3']);
    });
  });
}
