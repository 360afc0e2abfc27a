/** Tables made from other tables. */
import { describe, expect, test } from 'vitest';
import type { GameTypes } from '@leadlight/core';
import { foldAll } from '@leadlight/table';
import type { Edition } from '../src/keep/edition.ts';
import { forkedTable, onlyPerson, takenBack } from '../src/keep/forked.ts';
import { readTable, type ReadTable } from '../src/keep/reading.ts';
import { SAGRADA } from '../src/keep/sagrada.ts';
import { SINTRA } from '../src/keep/sintra.ts';
import type { StoredTable } from '../src/store/tables.ts';
import { ADA, BOB, BOT, playedTable } from './tables.ts';

const AT = { id: 'new', now: 9000 };

/** The table as read back from the store. */
function stored<T extends GameTypes>({ game }: Edition<T>, table: StoredTable<T>): ReadTable<T> {
  const read = readTable(game, { id: table.card.id, ...table });
  if (read === undefined) throw new Error('it cannot be read');
  return read;
}

const eventsOf = <T extends GameTypes>({ game }: Edition<T>, table: ReadTable<T>): readonly T['event'][] =>
  foldAll(game, table.entries).events;

/** A table where Ada plays at seat 1. */
const adasTable = <T extends GameTypes>(edition: Edition<T>, moves: number): ReadTable<T> =>
  playedTable(edition, { id: 'back', seats: [BOT, ADA, BOT], moves });

/** Undoes turns until none is left, and counts them. */
function backToStart<T extends GameTypes>(edition: Edition<T>, moves: number): number {
  let table = adasTable(edition, moves);
  const all = eventsOf(edition, table);
  for (let turns = 0; ; turns++) {
    const back = takenBack(edition, table, AT);
    if (back === undefined) return turns;
    const events = eventsOf(edition, stored(edition, back));
    expect(events).toEqual(all.slice(0, events.length));
    expect(back.card.toMove).toContain(1);
    expect(back.card.origin).toEqual({ how: 'take-back', table: table.card.id, events: events.length });
    table = stored(edition, back);
  }
}

describe('undoing a turn', () => {
  test('leads back to the first decision, turn by turn, in Sintra', () => {
    const moves = eventsOf(SINTRA, adasTable(SINTRA, 30)).filter((event) => 'player' in event && event.player === 1);
    expect(moves.length).toBeGreaterThan(8);
    expect(backToStart(SINTRA, 30)).toBe(moves.length);
  });

  test('works in Sagrada, whatever a turn consists of', () => {
    expect(backToStart(SAGRADA, 60)).toBeGreaterThan(3);
  });

  test('is possible only for a single person against bots, and only during the game', () => {
    const people = playedTable(SINTRA, { id: 'people', seats: [ADA, BOB], moves: 8 });
    const over = playedTable(SINTRA, { id: 'over', seats: [ADA, BOT], moves: Infinity });
    const fresh = playedTable(SINTRA, { id: 'fresh', seats: [ADA, BOT], moves: 0 });
    for (const table of [people, over, fresh]) expect(takenBack(SINTRA, table, AT)).toBeUndefined();
    expect([onlyPerson([BOT, ADA]), onlyPerson([ADA, BOB]), onlyPerson([BOT, BOT])]).toEqual([1, undefined, undefined]);
  });

  test('keeps the deal', () => {
    const table = playedTable(SINTRA, { id: 'same', seats: [ADA, BOT], moves: 40 });
    const { events, opened } = foldAll(SINTRA.game, table.entries);
    const origin = { how: 'same-deal', table: 'same', events: 0 } as const;
    const { card, seed } = table;
    const start = { options: opened.options, seats: card.seats, seed, salts: ['', ''], events: [], origin };
    const fork = forkedTable(SINTRA, start, AT);
    expect(fork && eventsOf(SINTRA, stored(SINTRA, fork))).toEqual(events.slice(0, 2));
  });
});

describe('continuing from an earlier position', () => {
  const table = playedTable(SAGRADA, { id: 'on', seats: [ADA, BOT], moves: Infinity });
  const { events, opened } = foldAll(SAGRADA.game, table.entries);
  const start = {
    options: opened.options,
    seats: [BOT, ADA],
    seed: table.seed,
    salts: ['', ''],
    origin: { how: 'play-on', table: 'on', events: 0 },
  } as const;

  test('starts an independent game at every event', () => {
    for (let kept = 0; kept < events.length - 2; kept++) {
      const fork = forkedTable(SAGRADA, { ...start, events: events.slice(0, kept) }, AT);
      if (fork === undefined) throw new Error(`not at event ${kept}`);
      expect(readTable(SAGRADA.game, { id: 'new', ...fork })).toBeDefined();
    }
  });

  test('is impossible when the game is over', () => {
    expect(forkedTable(SAGRADA, { ...start, events }, AT)).toBeUndefined();
  });

  test('is impossible where events are hidden', () => {
    const seen = events.slice(0, 1).flatMap((event) => {
      const position = SAGRADA.game.start(opened.options, 2);
      SAGRADA.game.play(position, event);
      return SAGRADA.game.see(position, event, 0);
    });
    expect(forkedTable(SAGRADA, { ...start, events: seen }, AT)).toBeUndefined();
  });
});
