/** The form of the terms of online tables, and of their clocks. */
import {
  integer,
  isObject,
  listOf,
  nullable,
  object,
  oneOf,
  required,
  type FieldsOf,
  type Shape,
} from '@leadlight/core';
import type { Clock, Pace, Terms } from '../log/terms.ts';
import { levelOf, STORE, type Levels } from './shapes.ts';

/** The longest bank of time in a live game: a day. Slower games count days. */
const LONGEST_BANK_MS = 86_400_000;
const MOST_DAYS = 14;

const kind = required(() => []);
type PaceOf<Kind extends Pace['kind']> = FieldsOf<Extract<Pace, { readonly kind: Kind }>>;

const LIVE: PaceOf<'live'> = {
  kind,
  bank: required(integer(STORE, 1, LONGEST_BANK_MS)),
  increment: required(integer(STORE, 0, LONGEST_BANK_MS)),
};
const DAYS: PaceOf<'days'> = { kind, days: required(integer(STORE, 1, MOST_DAYS)) };
const NONE: PaceOf<'none'> = { kind };

const PACES = new Map<unknown, Shape>(
  Object.entries({ live: LIVE, days: DAYS, none: NONE } satisfies Record<Pace['kind'], object>).map(
    ([name, fields]) => [name, object(STORE, fields)],
  ),
);

const unknownPace = oneOf(STORE, []);
export const paceShape: Shape = (value, path) =>
  ((isObject(value) && PACES.get(value['kind'])) || unknownPace)(value, path);

const isTrueOrFalse = required(oneOf(STORE, [true, false]));

const termsFields = (levels: Levels): FieldsOf<Terms> => ({
  listed: isTrueOrFalse,
  watchers: required(oneOf(STORE, ['anyone', 'players'] satisfies Terms['watchers'][])),
  chat: required(oneOf(STORE, ['free', 'phrases', 'off'] satisfies Terms['chat'][])),
  pace: required(paceShape),
  standIn: required(levelOf(levels)),
  timeout: required(oneOf(STORE, ['bot', 'abandon'] satisfies Terms['timeout'][])),
});

/** The terms of a table whose bots have these levels. */
export const termsShape = (levels: Levels): Shape => object(STORE, termsFields(levels));

const CLOCK: FieldsOf<Clock> = {
  left: required(integer(STORE, 0, Number.MAX_SAFE_INTEGER)),
  since: required(nullable(integer(STORE, 0, Number.MAX_SAFE_INTEGER))),
};

export const clocksShape = (most: number): Shape => listOf(STORE, object(STORE, CLOCK), 1, most);
