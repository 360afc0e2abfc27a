/** Builds the new table when a game branches off another one. */
import { commitmentOf, fairLuck, type GameTypes, type Seat } from '@leadlight/core';
import { foldAll, forkLog, lastTurn, type Occupant, type Origin } from '@leadlight/table';
import type { StoredTable } from '../store/tables.ts';
import { cardOf } from './cards.ts';
import type { Edition } from './edition.ts';
import type { ReadTable } from './reading.ts';

/** The starting point of a new table. */
export interface Start<T extends GameTypes> {
  readonly options: T['options'];
  readonly seats: readonly Occupant[];
  readonly events: readonly T['event'][];
  readonly seed: string;
  readonly salts: readonly string[];
  readonly origin: Origin;
}

/** Values that depend on the moment of creation. */
export interface Stamp {
  readonly id: string;
  readonly now: number;
}

/** The new table; undefined when no seat has a decision left there. */
export function forkedTable<T extends GameTypes>(
  { game }: Edition<T>,
  { options, seats, events, seed, salts, origin }: Start<T>,
  { id, now }: Stamp,
): StoredTable<T> | undefined {
  const players = seats.length;
  const opened = { game: game.id, rules: game.rules, options, players, commitment: commitmentOf(seed) };
  const luck = fairLuck(game.id, seed, salts);
  const entries = forkLog(game, { opened, seats, salts, events, origin, now, luck });
  const state = foldAll(game, entries);
  const isOpen = game.toAct(state.position).kind === 'decide' && game.complete(state.position);
  return isOpen ? { card: cardOf(game, id, state, now), seed, entries } : undefined;
}

/** A new table with the first `kept` events of another one and the same chance. */
export function forkAt<T extends GameTypes>(
  edition: Edition<T>,
  { card, seed, entries }: ReadTable<T>,
  how: Origin['how'],
  kept: number,
  at: Stamp,
): StoredTable<T> | undefined {
  const { opened, salts, events } = foldAll(edition.game, entries);
  const origin: Origin = { how, table: card.id, events: kept };
  return forkedTable(
    edition,
    { options: opened.options, seats: card.seats, events: events.slice(0, kept), seed, salts, origin },
    at,
  );
}

/** The only person in a game against bots; undefined if there are several people or none. */
export function onlyPerson(seats: readonly Occupant[]): Seat | undefined {
  const people = seats.flatMap((who, seat) => (who.kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

/**
 * The game before the last turn of its only person, with the same chance ahead; undefined when the game is over, when
 * other people play, or before the first decision.
 */
export function takenBack<T extends GameTypes>(
  edition: Edition<T>,
  table: ReadTable<T>,
  at: Stamp,
): StoredTable<T> | undefined {
  const seat = onlyPerson(table.card.seats);
  const { events } = foldAll(edition.game, table.entries);
  const kept = seat === undefined || table.card.over ? undefined : lastTurn<T>(events, seat, edition.endsTurn);
  return kept === undefined ? undefined : forkAt(edition, table, 'take-back', kept, at);
}
