/** One table in several tabs: the tabs are of one process here, with real locks and real channels between them. */
import { afterEach, describe, expect, test } from 'vitest';
import type { Sintra } from '@leadlight/sintra';
import type { Entry } from '@leadlight/table';
import type { Locks } from '../src/keep/claim.ts';
import { readTable, type ReadTable } from '../src/keep/reading.ts';
import { SharedTable } from '../src/keep/shared-table.ts';
import { SINTRA } from '../src/keep/sintra.ts';
import { wireOf } from '../src/keep/wire.ts';
import { Host } from '../src/play/host.ts';
import { StoreFailure } from '../src/store/failure.ts';
import { MemoryStore } from '../src/store/memory.ts';
import { ADA, BOB, playedTable, rawOf } from './tables.ts';

const later = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits for what other tabs do in their own time. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await later(1);
}

/** The locks of a browser: one holder for each name, the others in line, and thieves. */
function browserLocks(): Locks {
  const { locks } = globalThis.navigator as Navigator & { readonly locks: Locks };
  return locks;
}

interface Tab {
  readonly table: SharedTable<Sintra>;
  readonly heard: string[];
}

const tabs: Tab[] = [];
afterEach(async () => {
  for (const { table } of tabs.splice(0)) await table.close();
});

async function load(store: MemoryStore, id: string): Promise<ReadTable<Sintra> | undefined> {
  const raw = await store.load(id);
  return raw && readTable(SINTRA.game, raw);
}

const hostOf = (store: MemoryStore, table: ReadTable<Sintra>, heard: string[], stored: () => void): Host<Sintra> =>
  new Host(SINTRA.game, table.seed, table.entries, {
    now: () => 5000,
    store: async (entries: readonly Entry<Sintra>[], from) => {
      await store.append({ ...table.card, changed: 5000 }, entries, from);
      stored();
    },
    think: () => Promise.reject(new Error('nobody thinks here')),
    trouble: (error) => heard.push(error instanceof StoreFailure ? error.kind : 'trouble'),
  });

async function openTab(store: MemoryStore, id: string): Promise<Tab> {
  const heard: string[] = [];
  const table: SharedTable<Sintra> = new SharedTable<Sintra>({
    edition: SINTRA,
    id,
    load: () => load(store, id),
    host: (found, stored) => hostOf(store, found, heard, stored),
    locks: browserLocks(),
    wire: wireOf(id),
    wait: later,
    changed: () => heard.push(table.role),
    gone: () => heard.push('gone'),
    moved: (to) => heard.push(to),
  });
  await table.open();
  tabs.push({ table, heard });
  return { table, heard };
}

async function storeWith(id: string): Promise<MemoryStore> {
  const store = new MemoryStore();
  await store.create(playedTable(SINTRA, { id, seats: [ADA, BOB], moves: 3 }));
  return store;
}

/** Plays one move in a tab, by what it is shown; whether the table took it. */
async function play(store: MemoryStore, id: string, { table }: Tab, name: string): Promise<boolean> {
  const found = await load(store, id);
  if (found === undefined) throw new Error('no table');
  const [seat] = found.card.toMove;
  const position = found.entries.reduce(
    (before, entry) => {
      if (entry.type === 'played') for (const event of entry.events) SINTRA.game.play(before, event);
      return before;
    },
    SINTRA.game.start(found.entries[0].options, 2),
  );
  const moves = SINTRA.game.legal(position, seat).slice(0, 1);
  const line = table.connect(seat, { seats: [seat], host: false });
  return (await line.ask({ id: name, type: 'play', seat, seen: SINTRA.game.played(position), moves })).ok;
}

const numbers = ({ table }: Tab): number[] => {
  const seen: number[] = [];
  table.connect(null, { seats: [], host: false }).listen(0, ({ number }) => seen.push(number));
  return seen;
};

describe('two tabs', () => {
  test('one plays, and the other follows without a word of its own', async () => {
    const store = await storeWith('two');
    const [one, two] = [await openTab(store, 'two'), await openTab(store, 'two')];
    expect([one.table.role, two.table.role]).toEqual(['playing', 'following']);
    const seen = numbers(two);
    expect(await play(store, 'two', one, 'first')).toBe(true);
    await until(() => seen.length === 8);
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(await play(store, 'two', two, 'second')).toBe(false);
    expect([one.heard, two.heard]).toEqual([[], []]);
  });

  test('the one that follows plays when the other has gone', async () => {
    const store = await storeWith('gone');
    const [one, two] = [await openTab(store, 'gone'), await openTab(store, 'gone')];
    await one.table.close();
    await until(() => two.heard.length > 0);
    expect(two.heard).toEqual(['playing']);
    expect(await play(store, 'gone', two, 'first')).toBe(true);
  });

  test('take turns when they are asked to', async () => {
    const store = await storeWith('turns');
    const [one, two] = [await openTab(store, 'turns'), await openTab(store, 'turns')];
    await two.table.takeOver();
    await until(() => two.heard.length + one.heard.length === 2);
    expect([one.heard, two.heard]).toEqual([['following'], ['playing']]);
    expect(await play(store, 'turns', one, 'first')).toBe(false);
    expect(await play(store, 'turns', two, 'second')).toBe(true);
    await one.table.takeOver();
    await until(() => two.heard.length + one.heard.length === 4);
    expect([one.table.role, two.table.role]).toEqual(['playing', 'following']);
    expect(await play(store, 'turns', one, 'third')).toBe(true);
  });

  test('of three the one that asks is the one that plays', async () => {
    const store = await storeWith('three');
    const three = [await openTab(store, 'three'), await openTab(store, 'three'), await openTab(store, 'three')];
    await three[2].table.takeOver();
    await until(() => three[2].heard.length > 0 && three[0].heard.length > 0);
    expect(three.map(({ table }) => table.role)).toEqual(['following', 'following', 'playing']);
  });

  test('hear when the table is taken away, or moves', async () => {
    const store = await storeWith('away');
    const [one, two] = [await openTab(store, 'away'), await openTab(store, 'away')];
    const wire = wireOf('away');
    wire.send({ type: 'moved', to: 'next' });
    await until(() => one.heard.length > 0 && two.heard.length > 0);
    wire.send({ type: 'removed', by: 'somebody' });
    await until(() => one.heard.length > 1 && two.heard.length > 1);
    expect([one.heard, two.heard]).toEqual([
      ['next', 'gone'],
      ['next', 'gone'],
    ]);
    wire.close();
  });
});

describe('where there are no locks', () => {
  test('what another tab has stored is never overwritten: the host stops and says so', async () => {
    const store = await storeWith('taken');
    const table = await load(store, 'taken');
    if (table === undefined) throw new Error('no table');
    const heard: string[] = [];
    const hosts = [0, 1].map(() => hostOf(store, table, heard, () => undefined));
    const ask = (at: number, id: string) =>
      hosts[at].connect(null, { seats: [], host: true }).ask({ id, type: 'abandon' });
    expect((await ask(0, 'first')).ok).toBe(true);
    const before = rawOf((await load(store, 'taken')) ?? table);
    expect((await ask(1, 'second')).ok).toBe(false);
    expect((await ask(1, 'third')).ok).toBe(false);
    expect(heard).toEqual(['taken']);
    expect(rawOf((await load(store, 'taken')) ?? table)).toEqual(before);
  });
});
