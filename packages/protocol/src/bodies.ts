/** The bodies of requests and answers over HTTP. */
import {
  fail,
  listOf,
  nullable,
  object,
  ok,
  oneOf,
  required,
  text,
  type FieldsOf,
  type Problem,
  type Result,
  type Seat,
  type Shape,
} from '@leadlight/core';
import { termsShape, type Levels, type Terms } from '@leadlight/table';
import {
  anything,
  colour,
  flag,
  gameName,
  level,
  milliseconds,
  personName,
  PROTOCOL_RULE,
  seat,
  tableId,
} from './fields.ts';
import type { FrameProblem } from './frames.ts';
import { LISTED_FIELDS, listedTable, type ListedTable } from './listed.ts';
import { MOST_SEATS } from './limits.ts';

/** The person behind a session, as that person sees it. */
export interface Me {
  readonly name: string;
  readonly colour: string;
}

const PERSON: FieldsOf<Me> = { name: required(personName), colour: required(colour) };
export const me = object(PROTOCOL_RULE, PERSON);

/** A guest comes in, or a person takes another name or colour. */
export type PersonBody = Me;

/** The occupant of a seat of a new table: its creator, a bot, or whoever comes. */
export type SeatPlan = 'me' | 'open' | { readonly bot: string };

/** A new table. Options are checked by the game. */
export interface TableBody {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatPlan[];
  readonly terms: Terms;
}

const bot = object(PROTOCOL_RULE, { bot: required(level) });
const seatPlan: Shape = (value, path) => (value === 'me' || value === 'open' ? [] : bot(value, path));

const tableFields = (levels: Levels): FieldsOf<TableBody> => ({
  game: required(gameName),
  options: required(object(PROTOCOL_RULE, {})),
  seats: required(listOf(PROTOCOL_RULE, seatPlan, 1, MOST_SEATS)),
  terms: required(termsShape(levels)),
});

/** The address of a new table. */
export interface TableMade {
  readonly id: string;
}

/** A secret that brings an identity to another device, once and soon. */
export interface DeviceLink {
  readonly token: string;
  readonly expires: number;
}

/** Used by the other device. */
export interface TokenBody {
  readonly token: string;
}

/** Written down by its owner, for a lost cookie. */
export interface RecoveryBody {
  readonly code: string;
}

/** 32 random bytes in base64url. */
const secret = text(PROTOCOL_RULE, /^[\w-]{43}$/);

/** Groups of letters and digits that are hard to confuse. Case and dashes don't matter. */
export const recoveryCode = text(PROTOCOL_RULE, /^[0-9A-Za-z -]{20,40}$/);

/** One of the reader's own tables. */
export interface OwnTable extends ListedTable {
  readonly seat: Seat;
  /** Whether the reader has to decide there now. */
  readonly waits: boolean;
}

const OWN: FieldsOf<OwnTable> = { ...LISTED_FIELDS, seat: required(seat), waits: required(flag) };

const MOST_LISTED = 200;

const listShape = (item: Shape): Shape =>
  object(PROTOCOL_RULE, { tables: required(listOf(PROTOCOL_RULE, item, 0, MOST_LISTED)) });

export interface TableList<Item extends ListedTable = ListedTable> {
  readonly tables: readonly Item[];
}

/** The errors of the HTTP interface. The code is for programs; the client words it for people. */
export const HTTP_ERRORS = [
  'malformed',
  'guest-first',
  'no-table',
  'no-token',
  'no-code',
  'refused',
  'too-fast',
  'too-many',
  'foreign',
  'too-large',
  'not-listed',
  'unavailable',
] as const;

export type HttpError = (typeof HTTP_ERRORS)[number];

export interface ErrorBody {
  readonly error: HttpError;
  /** Where the body was wrong, or why the game refused it. */
  readonly problems?: readonly Problem[];
}

/** Checks a body from the other side. */
function bodyReader<Body>(shape: Shape): (body: unknown) => Result<Body, FrameProblem> {
  return (body) => {
    const problems = shape(body, '');
    return problems.length === 0 ? ok(body as Body) : fail(problems);
  };
}

export const readPerson = bodyReader<PersonBody>(me);

/** For a server whose bots have these levels. */
export const newTableReader = (levels: Levels): ((body: unknown) => Result<TableBody, FrameProblem>) =>
  bodyReader<TableBody>(object(PROTOCOL_RULE, tableFields(levels)));

export const readToken = bodyReader<TokenBody>(object(PROTOCOL_RULE, { token: required(secret) }));
export const readRecovery = bodyReader<RecoveryBody>(object(PROTOCOL_RULE, { code: required(recoveryCode) }));

export const readMe = bodyReader<Me | null>(nullable(me));
export const readTableMade = bodyReader<TableMade>(object(PROTOCOL_RULE, { id: required(tableId) }));
export const readDeviceLink = bodyReader<DeviceLink>(
  object(PROTOCOL_RULE, { token: required(secret), expires: required(milliseconds) }),
);
export const readTables = bodyReader<TableList>(listShape(listedTable));
export const readOwnTables = bodyReader<TableList<OwnTable>>(listShape(object(PROTOCOL_RULE, OWN)));
export const readError = bodyReader<ErrorBody>(
  object(PROTOCOL_RULE, {
    error: required(oneOf(PROTOCOL_RULE, HTTP_ERRORS)),
    problems: { shape: anything, optional: true },
  }),
);
