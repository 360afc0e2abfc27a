import { beforeEach, describe, expect, test } from 'vitest';
import { cursorOf, type CardRow, type ListQuery, type Storage } from '../../../src/storage/index.ts';
import { afterOf, NOON, tableOf } from '../samples.ts';
import type { Site } from './site.ts';

const idsOf = (cards: readonly CardRow[]): readonly string[] => cards.map(({ table }) => table);

export function testLists(site: () => Site): void {
  describe('lists', () => {
    let storage: Storage;

    const add = (id: string, card: Partial<CardRow>): Promise<void> =>
      storage.tables.create(tableOf(id, { after: afterOf(id, card) }));

    const list = async (query: ListQuery): Promise<readonly string[]> => idsOf(await storage.tables.list(query));

    beforeEach(async () => {
      storage = await site().open();
    });

    test('show listed tables that gather or play, the newest first', async () => {
      await add('old', { phase: 'gathering', created: NOON - 9, updated: NOON + 9 });
      await add('new', { phase: 'gathering', created: NOON });
      await add('private', { phase: 'gathering', listed: false });
      await add('sealing', { phase: 'sealing', created: NOON + 3 });
      await add('opening', { phase: 'opening', created: NOON + 2 });
      await add('playing', { phase: 'playing', created: NOON + 1 });
      await add('hidden', { phase: 'playing', listed: false });
      await add('over', { phase: 'over' });
      expect(await list({ kind: 'open', limit: 9 })).toEqual(['new', 'old']);
      expect(await list({ kind: 'running', limit: 9 })).toEqual(['sealing', 'opening', 'playing']);
    });

    test('follow the table', async () => {
      await add('a', { phase: 'gathering' });
      const change = { phase: 'playing', players: 3, seats: '[]', pace: '{"days":3}', updated: NOON + 1 } as const;
      await storage.tables.append('a', 1, ['started'], afterOf('a', change));
      expect(await list({ kind: 'open', limit: 9 })).toEqual([]);
      expect(await storage.tables.list({ kind: 'running', limit: 9 })).toEqual([afterOf('a', change).card]);
    });

    test('show people their own tables, and those that wait for them, the last changed first', async () => {
      const ada = (seat: number, toAct: boolean) => ({ seat, identity: 'ada', toAct });
      await add('twice', { people: [ada(0, false), ada(1, true)], updated: NOON });
      await add('later', { people: [{ seat: 0, identity: 'bob', toAct: true }, ada(1, false)], updated: NOON + 1 });
      await add('private', { people: [ada(3, true)], listed: false, phase: 'over', updated: NOON + 2 });
      await add('other', { people: [{ seat: 0, identity: 'bob', toAct: true }] });
      expect(await list({ kind: 'mine', identity: 'ada', limit: 9 })).toEqual(['private', 'later', 'twice']);
      expect(await storage.tables.waitingFor(['ada', 'nobody', 'bob'])).toEqual(
        new Map([
          ['ada', ['twice', 'private']],
          ['nobody', []],
          ['bob', ['other', 'later']],
        ]),
      );
      expect(await storage.tables.waitingFor([])).toEqual(new Map());
    });

    test('notice people who come, go, change seats and have to act', async () => {
      const at = (seat: number, identity: string, toAct = false) => ({ seat, identity, toAct });
      await add('a', { people: [at(0, 'ada'), at(1, 'bob'), at(2, 'cy')] });
      const people = [at(0, 'bob', true), at(2, 'cy'), at(3, 'dee')];
      await storage.tables.append('a', 1, ['moved'], afterOf('a', { people }));
      expect((await storage.tables.list({ kind: 'running', limit: 9 }))[0]?.people).toEqual(people);
      expect(await list({ kind: 'mine', identity: 'ada', limit: 9 })).toEqual([]);
      expect((await storage.tables.waitingFor(['bob'])).get('bob')).toEqual(['a']);
      await storage.tables.append('a', 2, ['left'], afterOf('a', { people: [] }));
      expect(await list({ kind: 'mine', identity: 'bob', limit: 9 })).toEqual([]);
    });

    test.for(['open', 'mine'] as const)('continue where a page ends: %s', async (kind) => {
      const people = [{ seat: 0, identity: 'ada', toAct: false }];
      for (let i = 0; i < 7; i++) {
        const time = NOON + Math.floor(i / 3);
        await add(`t${i}`, { phase: 'gathering', created: time, updated: time, people });
      }
      const query: ListQuery = kind === 'open' ? { kind, limit: 3 } : { kind, identity: 'ada', limit: 3 };
      const seen: string[] = [];
      let page = await storage.tables.list(query);
      while (page.length > 0) {
        seen.push(...idsOf(page));
        const last = page.at(-1);
        page = last === undefined ? [] : await storage.tables.list({ ...query, after: cursorOf(kind, last) });
      }
      expect(seen).toEqual(['t6', 't5', 't4', 't3', 't2', 't1', 't0']);
    });
  });
}
