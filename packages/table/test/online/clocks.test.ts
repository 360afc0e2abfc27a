/** The arithmetic of clocks, with exact examples. */
import { describe, expect, test } from 'vitest';
import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { sintra, type Sintra } from '@leadlight/sintra';
import { botOf, budgetOf, isUp, runsOutAt, type Pace } from '@leadlight/table';
import { BOT, DAY, keysOf, LIVE, MINUTE, OnlineTable, termsWith, UNTIMED } from './table.ts';
import { present } from '../../../core/test/present.ts';

const T0 = 1_000_000;
const NAMES = ['ada', 'bob', 'cleo', 'dan'];

/** Ada begins. The game has just begun at T0. */
const begun = (pace: Pace = LIVE, timeout: 'bot' | 'abandon' = 'bot'): OnlineTable<Sintra> =>
  new OnlineTable(sintra, { players: 2, terms: termsWith(pace, timeout), options: { start: 0 } }).begin('ada', 'bob');

/** The seat decides after a while. */
function after<T extends Sintra | Sagrada>(table: OnlineTable<T>, milliseconds: number, seat: number): void {
  table.clock += milliseconds;
  const answer = table.play(present(NAMES[seat]), seat);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
}

describe('a clock', () => {
  test('starts with the whole bank, and runs only where someone has to decide', () => {
    expect(begun().clocks).toEqual([
      { left: 5 * MINUTE, since: T0 },
      { left: 5 * MINUTE, since: null },
    ]);
  });

  test('loses the time of a turn, less half a second for the network, and gains the increment', () => {
    const table = begun();
    after(table, 60_500, 0);
    expect(table.clocks).toEqual([
      { left: 5 * MINUTE - 60_000 + 10_000, since: null },
      { left: 5 * MINUTE, since: T0 + 60_500 },
    ]);
    after(table, 20_000, 1);
    expect(table.clocks).toEqual([
      { left: 250_000, since: T0 + 80_500 },
      { left: 300_000 - 19_500 + 10_000, since: null },
    ]);
  });

  test('never has more than the bank', () => {
    const table = begun();
    after(table, 5_000, 0);
    expect(table.clocks[0]).toEqual({ left: 5 * MINUTE, since: null });
  });

  test.for([0, 1, 499, 500])('loses nothing in %i ms', (milliseconds) => {
    const table = begun({ kind: 'live', bank: 5 * MINUTE, increment: 0 });
    after(table, milliseconds, 0);
    expect(table.clocks[0]).toEqual({ left: 5 * MINUTE, since: null });
  });

  test('loses one millisecond in 501', () => {
    const table = begun({ kind: 'live', bank: 5 * MINUTE, increment: 0 });
    after(table, 501, 0);
    expect(table.clocks[0]).toEqual({ left: 5 * MINUTE - 1, since: null });
  });

  test('never goes below zero, even if nobody noticed that time was up', () => {
    const table = begun();
    after(table, 10 * MINUTE, 0);
    expect(table.clocks[0]).toEqual({ left: 10_000, since: null });
  });

  test('loses nothing while the service time stands still, or if it ever goes back', () => {
    const table = begun({ kind: 'live', bank: 5 * MINUTE, increment: 0 });
    after(table, 0, 0);
    after(table, -3000, 1);
    expect(table.clocks.map(({ left }) => left)).toEqual([5 * MINUTE, 5 * MINUTE]);
    expect(present(table.clocks[0]).since).toBe(T0 - 3000);
  });

  test('has the full time for every turn where days are counted', () => {
    const table = begun({ kind: 'days', days: 3 });
    expect(table.clocks[0]).toEqual({ left: 3 * DAY, since: T0 });
    after(table, 2 * DAY, 0);
    after(table, DAY, 1);
    expect(table.clocks).toEqual([
      { left: 3 * DAY, since: T0 + 3 * DAY },
      { left: 3 * DAY, since: null },
    ]);
  });

  test('stops for everyone at the end', () => {
    const table = begun();
    table.service({ type: 'abandon' });
    expect(table.clocks.map(({ since }) => since)).toEqual([null, null]);
    expect(table.types.slice(-2)).toEqual(['played', 'closed']);
  });

  test('does not exist where nothing is timed', () => {
    const table = begun(UNTIMED);
    after(table, 1000, 0);
    expect(table.clocks).toEqual([]);
    expect(JSON.stringify(table.log)).not.toContain('clocks');
    expect(keysOf(table.service({ type: 'expire', seat: 1 }))).toEqual(['table-seat']);
  });

  test('of a bot stands still', () => {
    const table = new OnlineTable(sintra, { players: 2, options: { start: 1 } });
    table.sit('ada', 0);
    table.ask('ada', { type: 'sit', seat: 1, who: BOT });
    table.ask('ada', { type: 'start' });
    table.seal('ada');
    table.open('ada');
    expect(table.clocks.map(({ since }) => since)).toEqual([null, null]);
    table.clock += 40_000;
    expect(table.play(botOf(1), 1).ok).toBe(true);
    expect(table.clocks).toEqual([
      { left: 5 * MINUTE, since: T0 + 40_000 },
      { left: 5 * MINUTE, since: null },
    ]);
  });
});

describe('where several decide at once', () => {
  const choosing = (): OnlineTable<Sagrada> => new OnlineTable(sagrada, { players: 3 }).begin('ada', 'bob', 'cleo');

  test('each has a clock, and another’s decision changes nothing', () => {
    const table = choosing();
    expect(table.clocks.map(({ since }) => since)).toEqual([T0, T0, T0]);
    after(table, 30_500, 1);
    expect(table.clocks).toEqual([
      { left: 5 * MINUTE, since: T0 },
      { left: 5 * MINUTE - 20_000, since: null },
      { left: 5 * MINUTE, since: T0 },
    ]);
    after(table, 30_000, 0);
    expect(present(table.clocks[0]).left).toBe(5 * MINUTE - 50_000);
    expect(table.clocks[2]).toEqual({ left: 5 * MINUTE, since: T0 });
  });

  test('each clock runs out by itself', () => {
    const table = choosing();
    after(table, 1000, 1);
    table.clock = T0 + 5 * MINUTE + 500;
    expect(keysOf(table.service({ type: 'expire', seat: 1 }))).toEqual(['table-early']);
    expect(table.service({ type: 'expire', seat: 0 }).ok).toBe(true);
    expect(table.service({ type: 'expire', seat: 2 }).ok).toBe(true);
    expect(table.clocks.map(({ since }) => since)).toEqual([null, null, null]);
  });
});

describe('in the middle of a turn', () => {
  /** The first decisions are made at once, so that Sagrada's dice lie on the table. */
  function inTurn(): { readonly table: OnlineTable<Sagrada>; readonly seat: number } {
    const table = new OnlineTable(sagrada, { players: 2, options: { start: 0 } }).begin('ada', 'bob');
    after(table, 0, 0);
    after(table, 0, 1);
    return { table, seat: 0 };
  }

  test('the clock runs on, without an increment, however many commands it takes', () => {
    const { table, seat } = inTurn();
    const started = table.clock;
    const place = sagrada.legal(table.state.position, seat).find(({ type }) => type === 'place');
    if (place === undefined) throw new Error('nothing to place');
    table.clock += 20_000;
    const seen = table.state.events.length;
    expect(table.ask('ada', { type: 'play', seat, seen, moves: [place] }).ok).toBe(true);
    expect(table.log.at(-1)).not.toHaveProperty('clocks');
    expect(table.clocks[seat]).toEqual({ left: 5 * MINUTE, since: started });
    table.clock += 20_500;
    const done = { type: 'done', player: seat } as const;
    expect(table.ask('ada', { type: 'play', seat, seen: seen + 1, moves: [done] }).ok).toBe(true);
    expect(table.clocks[seat]).toEqual({ left: 5 * MINUTE - 40_000 + 10_000, since: null });
  });

  test('two turns in a row are two turns', () => {
    const { table } = inTurn();
    const done = (seat: number): void => {
      const moves = [{ type: 'done', player: seat } as const];
      table.ask(present(NAMES[seat]), { type: 'play', seat, seen: table.state.events.length, moves });
    };
    done(0);
    table.clock += 30_500;
    done(1);
    expect(table.clocks[1]).toEqual({ left: 5 * MINUTE - 20_000, since: table.clock });
    table.clock += 30_500;
    done(1);
    expect(table.clocks[1]).toEqual({ left: 5 * MINUTE - 40_000, since: null });
  });
});

describe('time is up', () => {
  test('once the bank and the allowance are spent, and not a millisecond before', () => {
    const table = begun();
    expect(runsOutAt(present(table.clocks[0]))).toBe(T0 + 5 * MINUTE + 500);
    expect(runsOutAt(present(table.clocks[1]))).toBeNull();
    table.clock = T0 + 5 * MINUTE + 499;
    expect(isUp(present(table.clocks[0]), table.clock)).toBe(false);
    expect(keysOf(table.service({ type: 'expire', seat: 0 }))).toEqual(['table-early']);
    table.clock++;
    expect(isUp(present(table.clocks[0]), table.clock)).toBe(true);
    expect(table.service({ type: 'expire', seat: 0 }).ok).toBe(true);
  });

  test('never for those who need not decide, for bots, or at no seat', () => {
    const table = begun();
    table.clock += DAY;
    expect(keysOf(table.service({ type: 'expire', seat: 1 }))).toEqual(['table-early']);
    expect(keysOf(table.service({ type: 'expire', seat: 2 }))).toEqual(['table-seat']);
    table.service({ type: 'expire', seat: 0 });
    expect(keysOf(table.service({ type: 'expire', seat: 0 }))).toEqual(['table-early']);
  });

  test('only the service says so', () => {
    const table = begun();
    table.clock += DAY;
    for (const name of ['ada', 'bob', 'eve']) {
      expect(keysOf(table.ask(name, { type: 'expire', seat: 0 }))).toEqual(['table-not-yours']);
    }
    expect(keysOf(table.ask(botOf(0), { type: 'expire', seat: 0 }))).toEqual(['table-not-yours']);
  });
});

test('a pace gives a bank, an increment and a fair minimum', () => {
  expect(budgetOf(LIVE)).toEqual({ bank: 5 * MINUTE, increment: 10_000, fair: MINUTE });
  expect(budgetOf({ kind: 'live', bank: 20_000, increment: 0 })).toEqual({ bank: 20_000, increment: 0, fair: 20_000 });
  expect(budgetOf({ kind: 'days', days: 2 })).toEqual({ bank: 2 * DAY, increment: 2 * DAY, fair: 2 * DAY });
  expect(budgetOf(UNTIMED)).toBeNull();
});
