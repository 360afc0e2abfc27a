/** Tables made from other tables. */
import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { forkedTable, onlyPerson, readTable, takenBack, type ReadTable, type StoredTable } from '@leadlight/table';
import { ADA, BOB, BOT, LEVELS, playedTable } from './tables.ts';

const AT = { id: 'new', now: 9000 };

/** The table as read back from the store. */
function stored<T extends GameTypes>(game: Game<T>, table: StoredTable<T>): ReadTable<T> {
  const read = readTable(game, { id: table.card.id, ...table }, LEVELS);
  if (read === undefined) throw new Error('it cannot be read');
  return read;
}

const eventsOf = <T extends GameTypes>(table: ReadTable<T>): readonly T['event'][] => table.state.events;

/** A table where Ada plays at seat 1. */
const adasTable = <T extends GameTypes>(game: Game<T>, moves: number): ReadTable<T> =>
  playedTable({ game }, { id: 'back', seats: [BOT, ADA, BOT], moves });

/** Undoes turns until none is left, and counts them. */
function backToStart<T extends GameTypes>(game: Game<T>, moves: number): number {
  let table = adasTable(game, moves);
  const all = eventsOf(table);
  for (let turns = 0; ; turns++) {
    const back = takenBack(game, table, AT);
    if (back === undefined) return turns;
    const events = eventsOf(stored(game, back));
    expect(events).toEqual(all.slice(0, events.length));
    expect(back.card.toMove).toContain(1);
    expect(back.card.origin).toEqual({ how: 'take-back', table: table.card.id, events: events.length });
    table = stored(game, back);
  }
}

describe('undoing a turn', () => {
  test('leads back to the first decision, turn by turn, in Sintra', () => {
    const moves = eventsOf(adasTable(sintra, 30)).filter((event) => 'player' in event && event.player === 1);
    expect(moves.length).toBeGreaterThan(8);
    expect(backToStart(sintra, 30)).toBe(moves.length);
  });

  test('works in Sagrada, whatever a turn consists of', () => {
    expect(backToStart(sagrada, 60)).toBeGreaterThan(3);
  });

  test('is possible only for a single person against bots, and only during the game', () => {
    const people = playedTable({ game: sintra }, { id: 'people', seats: [ADA, BOB], moves: 8 });
    const over = playedTable({ game: sintra }, { id: 'over', seats: [ADA, BOT], moves: Infinity });
    const fresh = playedTable({ game: sintra }, { id: 'fresh', seats: [ADA, BOT], moves: 0 });
    for (const table of [people, over, fresh]) expect(takenBack(sintra, table, AT)).toBeUndefined();
    expect([onlyPerson([BOT, ADA]), onlyPerson([ADA, BOB]), onlyPerson([BOT, BOT])]).toEqual([1, undefined, undefined]);
  });

  test('keeps the deal', () => {
    const table = playedTable({ game: sintra }, { id: 'same', seats: [ADA, BOT], moves: 40 });
    const { events, opened } = table.state;
    const origin = { how: 'same-deal', table: 'same', events: 0 } as const;
    const { card, seed } = table;
    const start = { options: opened.options, seats: card.seats, seed, salts: ['', ''], events: [], origin };
    const fork = forkedTable(sintra, start, AT);
    expect(fork && eventsOf(stored(sintra, fork))).toEqual(events.slice(0, 2));
  });
});

describe('continuing from an earlier position', () => {
  const table = playedTable({ game: sagrada }, { id: 'on', seats: [ADA, BOT], moves: Infinity });
  const { events, opened } = table.state;
  const start = {
    options: opened.options,
    seats: [BOT, ADA],
    seed: table.seed,
    salts: ['', ''],
    origin: { how: 'play-on', table: 'on', events: 0 },
  } as const;

  test('starts an independent game at every event', () => {
    for (let kept = 0; kept < events.length - 2; kept++) {
      const fork = forkedTable(sagrada, { ...start, events: events.slice(0, kept) }, AT);
      if (fork === undefined) throw new Error(`not at event ${kept}`);
      expect(readTable(sagrada, { id: 'new', ...fork }, LEVELS)).toBeDefined();
    }
  });

  test('is impossible when the game is over', () => {
    expect(forkedTable(sagrada, { ...start, events }, AT)).toBeUndefined();
  });

  test('is impossible where events are hidden', () => {
    const seen = events.slice(0, 1).flatMap((event) => {
      const position = sagrada.start(opened.options, 2);
      sagrada.play(position, event);
      return sagrada.see(position, event, 0);
    });
    expect(forkedTable(sagrada, { ...start, events: seen }, AT)).toBeUndefined();
  });
});
