import { describe, expect, test } from 'vitest';
import { afterOf, HOUR, NOON, lineOf, dueOf, tableOf } from '../samples.ts';
import type { Site } from './site.ts';

const AWKWARD = ['{"a":"\\"\\u0000\\ud800"}', '“ł” 🎲 \u2028', "'; drop table entries; --", '', 'x'.repeat(100_000)];

export function testTables(site: () => Site): void {
  describe('a table', () => {
    test('keeps its seed and its entries in order, whatever they contain', async () => {
      const storage = await site().open();
      await storage.tables.create(tableOf('a', { seed: 'secret', entries: ['0', '1'] }));
      expect(await storage.tables.append('a', 2, AWKWARD, afterOf('a'))).toBe(true);
      expect(await storage.tables.append('a', 2 + AWKWARD.length, ['last'], afterOf('a'))).toBe(true);
      const all = ['0', '1', ...AWKWARD, 'last'];
      expect(await storage.tables.read('a', 0)).toEqual({ seed: 'secret', entries: all });
      expect(await storage.tables.read('a', 3)).toEqual({ seed: 'secret', entries: all.slice(3) });
      expect(await storage.tables.read('a', 99)).toEqual({ seed: 'secret', entries: [] });
      expect(await storage.tables.read('b', 0)).toBeUndefined();
    });

    test('is the same after a restart', async () => {
      const before = await site().open();
      const more = { updated: NOON + 5, people: [{ seat: 1, identity: 'ada', toAct: true }] };
      await before.tables.create(tableOf('a'));
      await before.tables.append('a', 1, ['one'], afterOf('a', more, [dueOf('a')]));
      const [card] = await before.tables.list({ kind: 'running', limit: 9 });
      await before.close();
      const after = await site().open();
      expect(await after.tables.read('a', 0)).toEqual({ seed: 'seed of a', entries: ['"opened"', 'one'] });
      expect(await after.tables.list({ kind: 'running', limit: 9 })).toEqual([card]);
      expect(card).toEqual(afterOf('a', more).card);
      expect(await after.due.lag(NOON + 3)).toBe(3);
    });

    test('tells how far it has come', async () => {
      const storage = await site().open();
      for (const id of ['a', 'b', 'c']) await storage.tables.create(tableOf(id));
      await storage.tables.append('a', 1, ['one', 'two'], afterOf('a'));
      await storage.chat.say('b', lineOf('1'));
      const progress = await storage.tables.progress(['a', 'b', 'nowhere']);
      expect(Object.fromEntries(progress)).toEqual({ a: { entries: 3, lines: 0 }, b: { entries: 1, lines: 1 } });
      expect((await storage.tables.progress([])).size).toBe(0);
    });

    test('has an id of its own, and at least one entry', async () => {
      const storage = await site().open();
      await storage.tables.create(tableOf('a'));
      const others = [storage.tables.create(tableOf('a', { seed: 'other' })), storage.tables.create(tableOf('b'))];
      const [again, other] = await Promise.allSettled(others);
      expect([again?.status, other?.status]).toEqual(['rejected', 'fulfilled']);
      expect(await storage.tables.read('a', 0)).toEqual({ seed: 'seed of a', entries: ['"opened"'] });
      await expect(storage.tables.create(tableOf('c', { entries: [] }))).rejects.toThrow('nothing');
      await expect(storage.tables.append('a', 1, [], afterOf('a'))).rejects.toThrow('nothing');
    });
  });

  describe('of appends', () => {
    test('that race for a number, the first one wins, with its card and its due work', async () => {
      const storage = await site().open();
      await storage.tables.create(tableOf('a'));
      const asked = ['x', 'y', 'z'].map((who) =>
        storage.tables.append('a', 1, [who, `${who}2`], afterOf('a', { seats: who }, [dueOf('a', { kind: who })])),
      );
      expect(await Promise.all(asked)).toEqual([true, false, false]);
      expect((await storage.tables.read('a', 1))?.entries).toEqual(['x', 'x2']);
      expect((await storage.tables.list({ kind: 'running', limit: 9 })).map(({ seats }) => seats)).toEqual(['x']);
      expect((await storage.due.take(NOON, 'me', HOUR, 9)).map(({ kind }) => kind)).toEqual(['x']);
    });

    test('by two openings of the same data, one wins', async () => {
      const [one, two] = [await site().open(), await site().open()];
      await one.tables.create(tableOf('a'));
      const wins = await Promise.all([one, two].map((each, i) => each.tables.append('a', 1, [`${i}`], afterOf('a'))));
      expect(wins.filter((won) => won)).toHaveLength(1);
      expect((await two.tables.read('a', 1))?.entries).toEqual([String(wins.indexOf(true))]);
    });

    test('at many tables by two openings at once, in any order, each is won once', async () => {
      const openings = [await site().open(), await site().open()];
      const ids = Array.from({ length: 30 }, (_, i) => `t${i}`);
      await Promise.all(ids.map((id) => openings[0]?.tables.create(tableOf(id))));
      for (const from of [1, 3, 5, 7, 9]) {
        const appends = openings.flatMap((each, i) =>
          (i === 0 ? ids : ids.toReversed()).map(async (id) => {
            const after = afterOf(id, {}, [dueOf(id, { at: from })]);
            return (await each.tables.append(id, from, [`${i}`, 'x'], after)) ? [id] : [];
          }),
        );
        expect((await Promise.all(appends)).flat().toSorted()).toEqual(ids.toSorted());
      }
    });

    test('that count on each other, all win', async () => {
      const storage = await site().open();
      await storage.tables.create(tableOf('a'));
      const asked = [1, 3, 5].map((from) => storage.tables.append('a', from, [`${from}`, `${from + 1}`], afterOf('a')));
      expect(await Promise.all(asked)).toEqual([true, true, true]);
      expect((await storage.tables.read('a', 1))?.entries).toEqual(['1', '2', '3', '4', '5', '6']);
    });

    test('none leaves a gap, overlaps or belongs to no table', async () => {
      const storage = await site().open();
      await storage.tables.create(tableOf('a', { entries: ['0', '1'] }));
      const lost = [
        storage.tables.append('a', 3, ['gap'], afterOf('a')),
        storage.tables.append('a', 0, ['over', 'over', 'over'], afterOf('a')),
        storage.tables.append('gone', 1, ['x'], afterOf('gone')),
        storage.tables.append('gone', 0, ['x'], afterOf('gone')),
      ];
      expect(await Promise.all(lost)).toEqual([false, false, false, false]);
      expect((await storage.tables.read('a', 0))?.entries).toEqual(['0', '1']);
      expect(await storage.tables.read('gone', 0)).toBeUndefined();
    });

    test('are read together, each from its own number on', async () => {
      const storage = await site().open();
      for (const id of ['a', 'b']) {
        await storage.tables.create(tableOf(id, { seed: `seed of ${id}` }));
        await storage.tables.append(id, 1, [`${id}1`, `${id}2`, `${id}3`], afterOf(id));
      }
      const read = (id: string, from: number) => storage.tables.read(id, from);
      const logs = await Promise.all([read('a', 3), read('gone', 0), read('b', 2), read('a', 1), read('b', 9)]);
      expect(logs).toEqual([
        { seed: 'seed of a', entries: ['a3'] },
        undefined,
        { seed: 'seed of b', entries: ['b2', 'b3'] },
        { seed: 'seed of a', entries: ['a1', 'a2', 'a3'] },
        { seed: 'seed of b', entries: [] },
      ]);
    });

    test('that know what was there write the differences', async () => {
      const storage = await site().open();
      const [ada, bob] = [
        { seat: 0, identity: 'ada', toAct: true },
        { seat: 1, identity: 'bob', toAct: false },
      ];
      const waiting = async (identity: string) => (await storage.tables.waitingFor([identity])).get(identity);
      const steps = [
        afterOf('a', { people: [ada, bob] }, [dueOf('a', { key: '0' })]),
        afterOf(
          'a',
          {
            people: [
              { ...ada, toAct: false },
              { ...bob, toAct: true },
            ],
            seats: '2',
            updated: NOON + 1,
          },
          [dueOf('a', { key: '1', at: NOON + 1 }), dueOf('a', { key: '2', at: NOON + 1 })],
        ),
        afterOf('a', { people: [{ ...bob, seat: 0 }], phase: 'over', seats: '3', updated: NOON + 2 }, [
          dueOf('a', { key: '2', at: NOON + 2 }),
        ]),
      ];
      await storage.tables.create(tableOf('a'));
      for (const [at, after] of steps.entries()) {
        expect(await storage.tables.append('a', 1 + at, [`${at}`], after, steps[at - 1])).toBe(true);
        expect(await storage.tables.list({ kind: 'mine', identity: 'bob', limit: 9 })).toEqual([after.card]);
        expect(await waiting('bob')).toEqual(at === 1 ? ['a'] : []);
        const taken = await storage.due.take(NOON + 9, `${at}`, HOUR, 9);
        expect(taken.map(({ key }) => key)).toEqual(after.due.map(({ key }) => key));
      }
      expect(await storage.tables.list({ kind: 'running', limit: 9 })).toEqual([]);
      expect(await storage.tables.list({ kind: 'mine', identity: 'ada', limit: 9 })).toEqual([]);
    });

    test('at a thousand tables at once, all are stored', async () => {
      const storage = await site().open();
      const ids = Array.from({ length: 1100 }, (_, i) => `t${i}`);
      await Promise.all(ids.map((id) => storage.tables.create(tableOf(id))));
      const people = [0, 1, 2, 3].map((seat) => ({ seat, identity: `p${seat}`, toAct: seat === 0 }));
      const due = (id: string) => ['a', 'b', 'c', 'd'].map((key) => dueOf(id, { key }));
      const asked = ids.map((id) => storage.tables.append(id, 1, ['1', '2', '3'], afterOf(id, { people }, due(id))));
      expect(new Set(await Promise.all(asked))).toEqual(new Set([true]));
      const logs = await Promise.all(ids.map((id) => storage.tables.read(id, 1)));
      expect(logs.map((log) => log?.entries)).toEqual(ids.map(() => ['1', '2', '3']));
      expect(await storage.due.take(NOON, 'me', HOUR, 9999)).toHaveLength(4400);
    });
  });

  describe('cleaning', () => {
    test('deletes old tables by their phase, with all that belongs to them', async () => {
      const storage = await site().open();
      const phases = ['gathering', 'sealing', 'opening', 'playing', 'over'] as const;
      for (const [i, phase] of phases.entries()) {
        const people = [{ seat: 0, identity: 'ada', toAct: true }];
        await storage.tables.create(
          tableOf(phase, {
            after: afterOf(phase, { phase, created: NOON + i, updated: NOON + i, people }, [dueOf(phase)]),
          }),
        );
        await storage.chat.say(phase, lineOf('hello'));
      }
      const left = async () =>
        (await storage.tables.list({ kind: 'mine', identity: 'ada', limit: 9 })).map((c) => c.table);
      const never = { finished: 0, abandoned: 0, gathering: 0 };
      expect(await storage.tables.clean({ finished: NOON + 4, abandoned: NOON + 1, gathering: NOON }, 9)).toBe(0);
      expect(await storage.tables.clean({ ...never, finished: NOON + HOUR }, 9)).toBe(1);
      expect(await left()).toEqual(['playing', 'opening', 'sealing', 'gathering']);
      expect(await storage.tables.clean({ ...never, gathering: NOON + HOUR }, 9)).toBe(1);
      expect(await storage.tables.clean({ ...never, abandoned: NOON + HOUR }, 2)).toBe(2);
      expect(await left()).toEqual(['playing']);
      expect(await storage.tables.read('over', 0)).toBeUndefined();
      expect(await storage.chat.read('over', 0, 9)).toEqual([]);
      expect(await storage.due.take(NOON, 'me', HOUR, 9)).toHaveLength(1);
      expect(await storage.tables.append('over', 1, ['late'], afterOf('over'))).toBe(false);
    });

    test('counts from the last change, for tables in lists and for others, and stops at the limit', async () => {
      const storage = await site().open();
      const over = (id: string, listed: boolean, updated: number) =>
        storage.tables.create(tableOf(id, { after: afterOf(id, { phase: 'over', listed, updated }) }));
      for (const id of ['a', 'b', 'c']) await over(id, id === 'a', NOON + 1);
      for (const id of ['d', 'e']) await over(id, id === 'd', NOON + HOUR);
      const before = { finished: NOON + HOUR, abandoned: 0, gathering: 0 };
      expect(await storage.tables.clean(before, 2)).toBe(2);
      expect(await storage.tables.clean(before, 2)).toBe(1);
      expect(await storage.tables.clean(before, 2)).toBe(0);
      const kept = await storage.tables.progress(['a', 'b', 'c', 'd', 'e']);
      expect([...kept.keys()].toSorted()).toEqual(['d', 'e']);
    });
  });
}
