import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { StorageError, type Storage } from '../../../src/storage/index.ts';
import { afterOf, dueOf, lineOf, NOON, tableOf } from '../samples.ts';
import { startChild } from './processes.ts';
import type { Site } from './site.ts';

const KILLS = process.env['LEADLIGHT_FULL'] === '1' ? 100 : 5;

type Cards = Awaited<ReturnType<Storage['tables']['list']>>;

/** The cards, once they stay as they are: a database may still finish the last transaction of a killed process. */
async function cardsAtRest(storage: Storage, before?: Cards): Promise<Cards> {
  const cards = await storage.tables.list({ kind: 'running', limit: 99 });
  if (isDeepStrictEqual(cards, before)) return cards;
  await pause(250);
  return cardsAtRest(storage, cards);
}

/** Every log counts up without a gap, has no half of an append, and agrees with its card and its due work. */
async function expectWholeLogs(storage: Storage): Promise<ReadonlyMap<string, number>> {
  const cards = await cardsAtRest(storage);
  const due = new Map((await storage.due.take(NOON, 'me', 0, 99)).map(({ table, at }) => [table, at]));
  const lasts = new Map<string, number>();
  for (const { table, updated } of cards) {
    const entries = (await storage.tables.read(table, 0))?.entries ?? [];
    expect(entries).toEqual(entries.map((_, number) => `${number}`));
    expect(entries.length % 2).toBe(1);
    const last = entries.length - 1;
    expect([updated, due.get(table)]).toEqual([last, last]);
    lasts.set(table, last);
  }
  return lasts;
}

const acknowledged = (lines: readonly string[]): readonly (readonly [string, number])[] =>
  lines.slice(1).map((line) => {
    const [table = '', number] = line.split(' ');
    return [table, Number(number)];
  });

async function writeAndKill(site: Site): Promise<readonly (readonly [string, number])[]> {
  const child = startChild(site, 'write');
  await expect.poll(() => child.lines().length, { interval: 5 }).toBeGreaterThan(20);
  await pause(Math.random() * 60);
  child.process.kill('SIGKILL');
  expect(await child.end).toEqual({ how: 'SIGKILL', complaint: '' });
  return acknowledged(child.lines());
}

export function testFaults(site: () => Site): void {
  describe('nothing acknowledged is lost', () => {
    test(`when the process is killed while it writes, ${KILLS} times`, async () => {
      for (let kill = 0; kill < KILLS; kill++) {
        const told = await writeAndKill(site());
        const storage = await site().open();
        const lasts = await expectWholeLogs(storage);
        expect(told.filter(([table, number]) => (lasts.get(table) ?? -1) < number)).toEqual([]);
        await storage.close();
      }
    });

    test('when two processes compete for every number', async () => {
      const storage = await site().open();
      await storage.tables.create(tableOf('shared', { entries: ['opened'] }));
      const children = ['x', 'y'].map((name) => startChild(site(), 'compete', name));
      for (const { end } of children) expect(await end).toEqual({ how: 0, complaint: '' });
      const entries = (await storage.tables.read('shared', 0))?.entries ?? [];
      const told = children.flatMap((child) => child.lines().slice(1));
      const order = (a: string, b: string): number => parseInt(a, 10) - parseInt(b, 10);
      expect(told.toSorted(order)).toEqual(entries.map((entry, number) => `${number} ${entry}`).slice(1));
      expect(entries).toHaveLength(81);
    });
  });

  describe('several processes', () => {
    test('number the lines of a chat one by one', async () => {
      const storage = await site().open();
      await storage.tables.create(tableOf('shared'));
      const children = ['x', 'y'].map((name) => startChild(site(), 'chat', name));
      for (const { end } of children) expect(await end).toEqual({ how: 0, complaint: '' });
      const told = children.flatMap((child) => child.lines().slice(1).map(Number));
      expect(told.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, number) => number));
      expect(await storage.chat.read('shared', 0, 999)).toHaveLength(300);
    });

    test('may start at once with no data', async () => {
      await site().wipe();
      const children = Array.from({ length: 4 }, () => startChild(site(), 'start'));
      for (const { end } of children) expect(await end).toEqual({ how: 0, complaint: '' });
    });
  });

  describe('a full disk', () => {
    test('refuses the whole group, leaves nothing of it, and goes on once there is room', async () => {
      const roomy = await site().open();
      const tables = ['a', 'b', 'c', 'd'];
      for (const id of tables) await roomy.tables.create(tableOf(id, { after: afterOf(id, { updated: 0 }) }));
      await roomy.close();
      const storage = await site().open({ isNearlyFull: true });
      const write = (to: Storage, from: number, size: number) =>
        Promise.allSettled(
          tables.map((id) => to.tables.append(id, from, ['small', 'x'.repeat(size)], afterOf(id, {}, [dueOf(id)]))),
        );
      const [others, appends] = await Promise.all([
        Promise.allSettled([storage.tables.create(tableOf('new')), storage.chat.say('a', lineOf('hello'))]),
        write(storage, 1, 1_000_000),
      ]);
      for (const answer of [...others, ...appends]) {
        expect(answer.status === 'rejected' && answer.reason).toBeInstanceOf(StorageError);
        expect(answer).toMatchObject({ reason: { problem: 'full' } });
      }
      for (const id of tables) expect((await storage.tables.read(id, 1))?.entries).toEqual([]);
      expect((await storage.tables.list({ kind: 'running', limit: 9 })).map(({ updated }) => updated)).toEqual([
        0, 0, 0, 0,
      ]);
      expect(await storage.due.take(NOON, 'me', 1, 9)).toEqual([]);
      expect([await storage.tables.read('new', 0), await storage.chat.read('a', 0, 9)]).toEqual([undefined, []]);
      expect((await write(storage, 1, 1)).map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
      await storage.close();
      const again = await site().open({ isNearlyFull: false });
      expect((await write(again, 3, 1_000_000)).map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
      for (const id of tables) expect((await again.tables.read(id, 0))?.entries).toHaveLength(5);
    });
  });
}
