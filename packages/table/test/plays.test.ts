/** How often the rules play an event on its way: a table never replays what it already knows. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Bots } from '@leadlight/bots';
import { sagradaBots } from '@leadlight/bots/sagrada';
import { sintraBots } from '@leadlight/bots/sintra';
import type { Game, GameTypes } from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import {
  Follower,
  Host,
  movesOf,
  openDraft,
  personHere,
  readTable,
  tryMove,
  type Happening,
  type HostedTable,
  type Question,
  type ReadTable,
} from '@leadlight/table';
import { counted, type Counted } from './counted.ts';
import { ADA, BOB, BOT, LEVELS, playedTable, rawOf } from './tables.ts';
import { present } from '../../core/test/present.ts';

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A bot that never answers, so that nothing happens by itself. */
const silent = (): Promise<never> => new Promise(() => undefined);

function hostOf<T extends GameTypes>(
  game: Game<T>,
  table: HostedTable<T>,
  think: (question: Question<T>) => Promise<T['move']> = silent,
): Host<T> {
  return new Host(game, table, {
    now: () => 5000,
    store: () => Promise.resolve(),
    think,
    levels: LEVELS,
    trouble: (error) => expect(error).toBeUndefined(),
  });
}

/** A person's screen: what it was shown, without a screen. */
function watching<T extends GameTypes>(game: Game<T>, host: Host<T>, seat: number) {
  const happened: Happening<T>[] = [];
  const watcher = { entry: (_: unknown, __: unknown, more: readonly Happening<T>[]) => void happened.push(...more) };
  const follower = new Follower(game, host.connect(seat, personHere(seat)), watcher, soon);
  follower.listen();
  return { follower, happened };
}

function read<T extends GameTypes>(game: Game<T>, table: ReadTable<T>, earlier?: ReadTable<T>): ReadTable<T> {
  const again = readTable(game, rawOf(table), LEVELS, earlier);
  if (again === undefined) throw new Error('unreadable');
  return again;
}

/** The first seat that has to decide. */
function dueAt<T extends GameTypes>(game: Game<T>, position: T['position']): number {
  const due = game.toAct(position);
  if (due.kind !== 'decide') throw new Error('nobody is due');
  return due.seats[0];
}

async function expectThreePlays<T extends GameTypes>(game: Game<T>): Promise<void> {
  const { game: counting, plays } = counted(game);
  const table = playedTable({ game }, { id: 'click', seats: [ADA, BOB], moves: 12 });
  const seat = dueAt(game, table.state.position);
  const host = hostOf(counting, table);
  const { follower, happened } = watching(counting, host, seat);
  const position = follower.state?.position ?? table.state.position;
  const move = present(game.legal(position, seat)[0]);
  const [before, shown] = [plays(), happened.length];
  const { draft } = tryMove(counting, openDraft(seat, position, game.played(position)), move);
  expect(draft.steps[0]?.followed.length).toBeGreaterThan(0);
  await follower.ask({ id: 'click', type: 'play', seat, seen: draft.seen, moves: movesOf(draft) });
  const events = happened.length - shown;
  expect(events).toBeGreaterThan(0);
  // The move is tried, decided and followed; the chance after it is not tried.
  expect(plays() - before).toBe(3 + 2 * (events - 1));
}

describe('for one viewer, the rules play a move at most three times between click and board', () => {
  test('in Sintra', () => expectThreePlays(sintra));
  test('in Sagrada', () => expectThreePlays(sagrada));
});

function expectOnePlay<T extends GameTypes>(
  game: Game<T>,
  { game: counting, during }: Counted<T>,
  moves: number,
): void {
  const table = playedTable({ game }, { id: 'opening', seats: [ADA, BOB, BOT], moves });
  const events = table.state.events.length;
  const reading = during(() => read(counting, table));
  expect(reading.plays).toBe(events);
  expect(reading.outcome.card).toEqual(table.card);
  expect(during(() => read(counting, table, reading.outcome)).plays).toBe(0);
  const hosting = during(() => hostOf(counting, reading.outcome));
  expect(hosting.plays).toBe(0);
  const { outcome, plays } = during(() => watching(counting, hosting.outcome, 0));
  // The viewer's own fold, for its screen.
  expect(plays).toBe(outcome.happened.length);
}

describe('opening a stored game plays its log once, and once for each screen', () => {
  test.for([0, 20, Infinity])('in Sintra, after %d moves', (moves) => expectOnePlay(sintra, counted(sintra), moves));
  test.for([0, 20, Infinity])('in Sagrada, after %d moves', (moves) => expectOnePlay(sagrada, counted(sagrada), moves));

  test('and plays only the new entries of a log that goes on', () => {
    const { game, during } = counted(sintra);
    const after = (moves: number) => playedTable({ game: sintra }, { id: 'on', seats: [ADA, BOT], moves });
    const [short, long] = [after(10), after(14)];
    const earlier = read(game, short);
    const { plays, outcome } = during(() => read(game, long, earlier));
    expect(plays).toBe(long.state.events.length - short.state.events.length);
    expect(outcome).toEqual(read(game, long));
  });

  test('and all of another log, even if it has the same id', () => {
    const { game, during } = counted(sintra);
    const after = (moves: number, start: number) =>
      playedTable({ game: sintra }, { id: 'on', seats: [ADA, BOT], moves, options: { start } });
    const [one, other] = [after(10, 0), after(14, 1)];
    const { plays, outcome } = during(() => read(game, other, read(sintra, one)));
    expect(plays).toBe(other.state.events.length);
    expect(outcome.card).toEqual(other.card);
  });
});

/** Lets bots play on, and returns how often the rules played for each question: at the table, then in the search. */
async function playsPerQuestion<T extends GameTypes>(bots: Bots<T>, questions: number): Promise<[number, number][]> {
  const { game } = bots;
  const plays = vi.spyOn(game, 'play').mock;
  const table = playedTable(bots, { id: 'bots', seats: [BOT, BOT], moves: 8 });
  const counts: [number, number][] = [];
  let last = plays.calls.length;
  await new Promise<void>((done) => {
    const host = hostOf(game, table, async ({ events, players, ...asked }) => {
      const before = plays.calls.length;
      const seen = { ...asked, rules: game.rules, players: Array(players).fill(null), events };
      const search = bots.search(seen, 'greedy', 'any');
      counts.push([before - last, plays.calls.length - before]);
      last = plays.calls.length;
      if (counts.length === questions) done();
      return counts.length < questions ? search.step(Infinity).move : silent();
    });
    host.wake();
  });
  return counts;
}

describe('a bot’s turn replays nothing', () => {
  afterEach(() => vi.restoreAllMocks());

  async function expectNoReplay<T extends GameTypes>(bots: Bots<T>): Promise<void> {
    const counts = await playsPerQuestion(bots, 12);
    expect(counts[0]?.[0]).toBe(0);
    // A decision is played once at the table and once for the seat, with the chance after it.
    for (const [atTable] of counts.slice(1)) expect(atTable).toBeLessThan(4);
    // Each seat's thread starts with one fold of the game so far.
    for (const [, inSearch] of counts.slice(2)) expect(inSearch).toBeLessThan(6);
  }

  test('in Sintra', () => expectNoReplay(sintraBots));
  test('in Sagrada', () => expectNoReplay(sagradaBots));
});

test('a viewer who comes back is sent what was missed without a replay', async () => {
  const { game, plays } = counted(sagrada);
  const table = playedTable({ game: sagrada }, { id: 'back', seats: [ADA, BOB], moves: 12 });
  const host = hostOf(game, { seed: table.seed, state: table.state });
  const connection = host.connect(0, personHere(0));
  connection.listen(table.entries.length, () => undefined)();
  const seat = dueAt(sagrada, table.state.position);
  const move = present(sagrada.legal(table.state.position, seat)[0]);
  const command = { id: 'on', type: 'play', seat, seen: table.state.events.length, moves: [move] } as const;
  expect((await host.connect(seat, personHere(seat)).ask(command)).ok).toBe(true);
  const before = plays();
  const missed: unknown[] = [];
  connection.listen(table.entries.length, (shown) => missed.push(shown));
  expect([missed.length, plays() - before]).toEqual([1, 0]);
});
