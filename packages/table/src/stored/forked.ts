/** Builds the new table when a game branches off another one. */
import { commitmentOf, fairLuck, type Game, type GameTypes, type Seat } from '@leadlight/core';
import type { Occupant, Origin } from '../log/entries.ts';
import { forkTable, lastTurn } from '../log/fork.ts';
import { cardOf } from './card.ts';
import type { ReadTable } from './reading.ts';
import type { StoredTable } from './tables.ts';

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
  game: Game<T>,
  { options, seats, events, seed, salts, origin }: Start<T>,
  { id, now }: Stamp,
): StoredTable<T> | undefined {
  const players = seats.length;
  const opened = { game: game.id, rules: game.rules, options, players, commitment: commitmentOf(seed) };
  const luck = fairLuck(game.id, seed, salts);
  const { entries, state } = forkTable(game, { opened, seats, salts, events, origin, now, luck });
  const isOpen = game.toAct(state.position).kind === 'decide' && game.complete(state.position);
  return isOpen ? { card: cardOf(game, id, state, now), seed, entries } : undefined;
}

/** A new table with the first `kept` events of another one and the same chance. */
export function forkAt<T extends GameTypes>(
  game: Game<T>,
  { card, seed, state: { opened, salts, events } }: ReadTable<T>,
  how: Origin['how'],
  kept: number,
  at: Stamp,
): StoredTable<T> | undefined {
  const origin: Origin = { how, table: card.id, events: kept };
  return forkedTable(
    game,
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
  game: Game<T>,
  table: ReadTable<T>,
  at: Stamp,
): StoredTable<T> | undefined {
  const seat = onlyPerson(table.card.seats);
  const kept = seat === undefined || table.card.over ? undefined : lastTurn(game, table.state.events, seat);
  return kept === undefined ? undefined : forkAt(game, table, 'take-back', kept, at);
}
