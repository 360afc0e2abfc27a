/** Whatever people do at an online table, in whatever order, it stays sound, and its game comes to an end. */
import { describe, expect, test } from 'vitest';
import { FastRandom, verifyRecord, type Game, type GameTypes, type Random, type Viewer } from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import {
  botAt,
  budgetOf,
  everyoneAt,
  foldAll,
  hostOf,
  ownersOf,
  readOnlineTable,
  receive,
  recordOf,
  type Pace,
  type RawTable,
  type TableState,
} from '@leadlight/table';
import { games } from '../../../core/test/properties.ts';
import { doSomething, playDue } from './deeds.ts';
import { LEVELS, LIVE, OnlineTable, termsWith, UNTIMED } from './table.ts';
import { anyOf } from '../../../core/test/present.ts';

const PACES: readonly Pace[] = [
  LIVE,
  { kind: 'live', bank: 30_000, increment: 2000 },
  { kind: 'live', bank: 1000, increment: 5000 },
  { kind: 'days', days: 1 },
  UNTIMED,
];

function expectPeople<T extends GameTypes>({ state }: OnlineTable<T>): void {
  const owners = ownersOf(state);
  expect(owners.map((owner) => owner !== null)).toEqual(state.seats.map((who) => who?.kind === 'person'));
  const people = owners.filter((owner) => owner !== null);
  expect(new Set(people).size).toBe(people.length);
  expect(hostOf(state) !== null && people.includes(hostOf(state) ?? '')).toBe(people.length > 0);
}

function expectClocks<T extends GameTypes>(table: OnlineTable<T>, pace: Pace): void {
  const { state, clocks, due } = table;
  const budget = budgetOf(pace);
  const isTimed = budget !== null && (state.phase === 'playing' || state.phase === 'over');
  expect(clocks).toHaveLength(isTimed ? state.seats.length : 0);
  for (const [seat, { left, since }] of clocks.entries()) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(budget?.bank ?? 0);
    expect(since !== null, `seat ${seat}`).toBe(due.includes(seat) && botAt(state, seat) === null);
    expect(since ?? 0).toBeLessThanOrEqual(table.clock);
  }
}

/** Only those who were never removed sit at the table. */
function expectNobodyBack<T extends GameTypes>({ log }: TableState<T>): void {
  const owners = new Map<number, string | undefined>();
  const removed = new Set<string | undefined>();
  for (const entry of log) {
    if (entry.type === 'gathered') break;
    if (entry.type === 'left' && owners.get(entry.seat) !== entry.sender) removed.add(owners.get(entry.seat));
    if (entry.type === 'left') owners.delete(entry.seat);
    if (entry.type !== 'seated' || entry.who.kind !== 'person') continue;
    expect(removed).not.toContain(entry.sender);
    owners.set(entry.seat, entry.sender);
  }
}

const rawOf = <T extends GameTypes>({ seed, log }: OnlineTable<T>): RawTable =>
  JSON.parse(JSON.stringify({ id: 'online', card: null, seed, entries: log })) as RawTable;

/** The log alone gives the same table back, also to a careful reader. */
function expectRestored<T extends GameTypes>(game: Game<T>, table: OnlineTable<T>): void {
  expect(foldAll(game, table.state.log)).toEqual(table.state);
  expect(readOnlineTable(game, rawOf(table), LEVELS)?.state).toEqual(table.state);
}

/** A viewer's own fold is what the viewer may see of the host's. */
function expectFollowed<T extends GameTypes>(game: Game<T>, table: OnlineTable<T>, viewer: Viewer): void {
  let state: TableState<T> | undefined;
  for (const shown of table.shown(viewer)) state = receive(game, state, shown).state;
  const { phase, seats, standIns, opened, position } = table.state;
  expect(state).toMatchObject({ phase, seats, standIns, opened });
  expect(state && game.view(state.position, viewer)).toEqual(game.view(position, viewer));
}

/** Lets a started game end: people who don't answer are replaced. */
function finish<T extends GameTypes>(table: OnlineTable<T>, random: Random): void {
  table.service({ type: 'close-seals' });
  table.service({ type: 'close-salts' });
  for (let i = 0; i < 5000 && table.state.phase === 'playing'; i++) playDue(table, random);
}

function expectSound<T extends GameTypes>(game: Game<T>, name: string): string {
  const random = new FastRandom(name);
  const pace = anyOf(PACES, random);
  const terms = termsWith(pace, random.below(4) === 0 ? 'abandon' : 'bot');
  const table = new OnlineTable(game, { players: 2 + random.below(3), seed: name, terms });
  for (let i = 0; i < 200; i++) {
    const before = table.state;
    doSomething(table, random);
    // Everything that changes the table is in its log.
    expect(table.state === before).toBe(table.log.length === before.log.length);
    expectPeople(table);
    expectClocks(table, pace);
    if (i % 40 === 0) expectRestored(game, table);
  }
  if (table.state.phase === 'gathering') return 'gathering';
  finish(table, random);
  expect(table.state.phase, name).toBe('over');
  expectClocks(table, pace);
  expectNobodyBack(table.state);
  expectRestored(game, table);
  const record = recordOf(game, table.state, []);
  expect(verifyRecord(game, record), name).toMatchObject({ chance: 'proved', sight: 'full', problems: [] });
  for (const viewer of everyoneAt(table.state.opened.players)) expectFollowed(game, table, viewer);
  return verifyRecord(game, record).status;
}

describe('whatever people do', () => {
  test('in Sintra', () => {
    const ends = Array.from({ length: games(40) }, (_, i) => expectSound(sintra, `sintra ${i}`));
    expect(new Set(ends)).toContain('finished');
    expect(ends.filter((end) => end === 'gathering').length).toBeLessThan(ends.length / 2);
  });

  test('in Sagrada', () => {
    const ends = Array.from({ length: games(40) }, (_, i) => expectSound(sagrada, `sagrada ${i}`));
    expect(new Set(ends)).toContain('finished');
    expect(ends.filter((end) => end === 'gathering').length).toBeLessThan(ends.length / 2);
  });
});
