/** Checks stored cards one by one, so that a broken card can't hide the others. */
import { integer, listOf, nullable, object, oneOf, required, text, type FieldsOf } from '@leadlight/core';
import { LEVELS } from '@leadlight/bots';
import { occupantWith } from '@leadlight/table';
import type { TableCard } from './tables.ts';

/** Stands in for a rule number, since no game rule refuses a stored value. */
export const STORE = 'store';

const MOST_SEATS = 4;
/** Any value a clock can give, even one set to the wrong century: a bad clock must never cost a game. */
export const moment = integer(STORE, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
export const seat = integer(STORE, 0, MOST_SEATS - 1);
export const id = text(STORE, /^[\w-]{1,80}$/);
export const level = oneOf(STORE, LEVELS);
export const gameName = text(STORE, /^[a-z]{1,20}$/);
export const version = text(STORE, /^.{1,20}$/u);

export const occupant = occupantWith(level);

export const origin = object(STORE, {
  how: required(oneOf(STORE, ['take-back', 'play-on', 'same-deal', 'record'])),
  table: required(id),
  events: required(integer(STORE, 0, 1e6)),
});

const seats = listOf(STORE, seat, 0, MOST_SEATS);

const CARD: FieldsOf<TableCard> = {
  id: required(id),
  game: required(gameName),
  rules: required(version),
  seats: required(listOf(STORE, occupant, 1, MOST_SEATS)),
  created: required(moment),
  changed: required(moment),
  over: required(oneOf(STORE, [true, false])),
  scores: required(nullable(listOf(STORE, integer(STORE, -1e6, 1e6), 1, MOST_SEATS))),
  ranking: required(nullable(listOf(STORE, seats, 1, MOST_SEATS))),
  toMove: required(seats),
  origin: required(nullable(origin)),
};
const cardShape = object(STORE, CARD);

const hasShape = (value: unknown): value is TableCard => cardShape(value, '').length === 0;

/** Whether every seat that the card mentions exists. */
function fitsSeats({ seats: { length }, scores, ranking, toMove }: TableCard): boolean {
  const named = [...(ranking ?? []).flat(), ...toMove];
  return (scores === null || scores.length === length) && named.every((each) => each < length);
}

export const isCard = (value: unknown): value is TableCard => hasShape(value) && fitsSeats(value);

/** The readable cards, latest first. */
export const readCards = (cards: readonly unknown[]): readonly TableCard[] =>
  cards.filter(isCard).toSorted((a, b) => b.changed - a.changed);
