/** The form of stored values. Checked one by one, so that a broken card can't hide the others. */
import { integer, listOf, nullable, object, oneOf, required, text, type FieldsOf, type Shape } from '@leadlight/core';
import { occupantWith } from '../log/occupant.ts';
import type { TableCard } from './tables.ts';

/** Stands in for a rule number, since no game rule refuses a stored value. */
export const STORE = 'store';

const MOST_SEATS = 4;
/** Any value a clock can give, even one set to the wrong century: a bad clock must never cost a game. */
export const timestamp = integer(STORE, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
export const seat = integer(STORE, 0, MOST_SEATS - 1);
export const tableId = text(STORE, /^[\w-]{1,80}$/);
export const gameName = text(STORE, /^[a-z]{1,20}$/);
export const version = text(STORE, /^.{1,20}$/u);

/** The levels that a host's bots have. */
export type Levels = readonly string[];

export const levelOf = (levels: Levels): Shape => oneOf(STORE, levels);
export const occupantOf = (levels: Levels): Shape => occupantWith(levelOf(levels));

export const origin = object(STORE, {
  how: required(oneOf(STORE, ['take-back', 'play-on', 'same-deal', 'record'])),
  table: required(tableId),
  events: required(integer(STORE, 0, 1e6)),
});

const seats = listOf(STORE, seat, 0, MOST_SEATS);

const cardFields = (levels: Levels): FieldsOf<TableCard> => ({
  id: required(tableId),
  game: required(gameName),
  rules: required(version),
  seats: required(listOf(STORE, occupantOf(levels), 1, MOST_SEATS)),
  created: required(timestamp),
  changed: required(timestamp),
  over: required(oneOf(STORE, [true, false])),
  scores: required(nullable(listOf(STORE, integer(STORE, -1e6, 1e6), 1, MOST_SEATS))),
  ranking: required(nullable(listOf(STORE, seats, 1, MOST_SEATS))),
  toMove: required(seats),
  origin: required(nullable(origin)),
});

/** Whether every seat that the card mentions exists. */
function fitsSeats({ seats: { length }, scores, ranking, toMove }: TableCard): boolean {
  const named = [...(ranking ?? []).flat(), ...toMove];
  return (scores === null || scores.length === length) && named.every((each) => each < length);
}

/** A check of cards, for a host whose bots have these levels. */
export function cardCheck(levels: Levels): (value: unknown) => value is TableCard {
  const shape = object(STORE, cardFields(levels));
  const hasShape = (value: unknown): value is TableCard => shape(value, '').length === 0;
  return (value): value is TableCard => hasShape(value) && fitsSeats(value);
}
