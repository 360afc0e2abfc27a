/** The frames that a server sends. */
import {
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  required,
  text,
  type Problem,
  type Seat,
  type Shape,
} from '@leadlight/core';
import { me, type Me } from './bodies.ts';
import { listedTable, type ListedTable } from './listed.ts';
import { chatText, count, flag, frameId, milliseconds, PROTOCOL_RULE, seat, tableId } from './fields.ts';
import { frameReader, type FrameFields, type FrameOf } from './frames.ts';
import { MOST_SEATS } from './limits.ts';
import { PHRASES, type Phrase } from './phrases.ts';

/** The reasons for refusing a frame, besides the answers of a table to its commands. */
export const REFUSALS = [
  /** The frame has the wrong form. */
  'malformed',
  /** There is no such table, or this person may not see it. */
  'no-table',
  /** Only identified people may do this. */
  'guest-first',
  /** More tables than one connection may follow. */
  'too-many',
  /** Too many frames in too little time. The frame was not taken, and can be sent again later. */
  'too-fast',
  /** This table has no chat of this kind, or the person may not speak there. */
  'no-chat',
  /** The server can't store anything just now; nothing was changed. */
  'unavailable',
] as const;

export type FrameRefusal = (typeof REFUSALS)[number];

/** The reasons for which a server ends a connection. */
export const GOODBYES = ['restart', 'reload', 'flood', 'slow', 'signed-out'] as const;
export type Goodbye = (typeof GOODBYES)[number];

/** The codes with which a WebSocket is closed, most of them from the range for applications. */
export const CLOSE_CODES: Readonly<Record<Goodbye, number>> = {
  restart: 1012,
  reload: 4001,
  flood: 4002,
  slow: 4003,
  'signed-out': 4004,
};

/** What the host of a server may not want: lists of tables for everyone, and texts of players' own. */
const SWITCHED_OFF = ['listing', 'free-chat'] as const;
export type SwitchedOff = (typeof SWITCHED_OFF)[number];

interface ServerContents {
  /** The first frame: whose connection this is, the time, and what the host has switched off, if anything. */
  readonly welcome: {
    readonly protocol: number;
    readonly you: Me | null;
    readonly now: number;
    readonly off?: readonly SwitchedOff[];
    /** The server's address on the local network, for a page that was opened on the server's own machine. */
    readonly nearby?: string;
  };
  /** The reader's own place at a table that it follows, sent before its entries and whenever it changes. */
  readonly place: { readonly table: string; readonly seat: Seat | null; readonly host: boolean };
  /** One entry of a log, as the reader may see it. Numbers have no gaps. */
  readonly entry: { readonly table: string; readonly number: number; readonly entry: object };
  /** The answer to a command: durable if it is ok. */
  readonly answer: {
    readonly table: string;
    readonly id: string;
    readonly ok: boolean;
    /** The rules that refuse it. */
    readonly problems?: readonly Problem[];
  };
  /** Whose people are here, seat by seat, and the number of other viewers. */
  readonly presence: { readonly table: string; readonly here: readonly boolean[]; readonly watchers: number };
  /** `seat` is null for a spectator. */
  readonly said: {
    readonly table: string;
    readonly number: number;
    readonly at: number;
    readonly seat: Seat | null;
    readonly name: string;
    readonly phrase?: Phrase;
    readonly text?: string;
  };
  /** Somebody at this table asks the others to another one. */
  readonly invited: { readonly table: string; readonly to: string; readonly seat: Seat };
  readonly lobby: { readonly open: readonly ListedTable[]; readonly running: readonly ListedTable[] };
  /** The tables where the reader has to act, the longest waiting first. */
  readonly waiting: { readonly tables: readonly string[] };
  /** `clock` is the time by which players' clocks run: it stands still while the server does. */
  readonly pong: { readonly id: string; readonly now: number; readonly clock: number };
  readonly refused: { readonly code: FrameRefusal; readonly table?: string; readonly id?: string };
  /** Whether the server can store nothing just now: sent when that changes, and to those who come while it is so. */
  readonly paused: { readonly on: boolean };
  readonly goodbye: { readonly reason: Goodbye };
}

export type ServerFrame = FrameOf<ServerContents>;
export type ServerFrameOf<Type extends ServerFrame['type']> = Extract<ServerFrame, { readonly type: Type }>;

const MOST_LISTED = 200;

/** The table checks the rest of an entry when it takes it in. */
const entry = object(PROTOCOL_RULE, { type: required(text(PROTOCOL_RULE, /^[a-z-]{1,40}$/)) });

const problemShape: Shape = object(PROTOCOL_RULE, {
  path: required(text(PROTOCOL_RULE, /^[^\p{C}]{0,200}$/u)),
  reason: required(
    object(PROTOCOL_RULE, {
      rule: required(text(PROTOCOL_RULE, /^[\w-]{1,40}$/)),
      key: required(text(PROTOCOL_RULE, /^[\w-]{1,80}$/)),
      args: required(object(PROTOCOL_RULE, {})),
    }),
  ),
});

const lines = listOf(PROTOCOL_RULE, listedTable, 0, MOST_LISTED);

const FIELDS: FrameFields<ServerContents> = {
  welcome: {
    protocol: required(count),
    you: required(nullable(me)),
    now: required(milliseconds),
    off: optional(listOf(PROTOCOL_RULE, oneOf(PROTOCOL_RULE, SWITCHED_OFF), 0, SWITCHED_OFF.length)),
    nearby: optional(text(PROTOCOL_RULE, /^http:\/\/[\w.:[\]]{1,60}$/)),
  },
  place: { table: required(tableId), seat: required(nullable(seat)), host: required(flag) },
  entry: { table: required(tableId), number: required(count), entry: required(entry) },
  answer: {
    table: required(tableId),
    id: required(frameId),
    ok: required(flag),
    problems: optional(listOf(PROTOCOL_RULE, problemShape, 0, MOST_LISTED)),
  },
  presence: {
    table: required(tableId),
    here: required(listOf(PROTOCOL_RULE, flag, 0, MOST_SEATS)),
    watchers: required(count),
  },
  said: {
    table: required(tableId),
    number: required(count),
    at: required(milliseconds),
    seat: required(nullable(seat)),
    name: required(text(PROTOCOL_RULE, /^[^\p{C}]{0,80}$/u)),
    phrase: optional(oneOf(PROTOCOL_RULE, PHRASES)),
    text: optional(chatText),
  },
  invited: { table: required(tableId), to: required(tableId), seat: required(seat) },
  lobby: { open: required(lines), running: required(lines) },
  waiting: { tables: required(listOf(PROTOCOL_RULE, tableId, 0, MOST_LISTED)) },
  pong: { id: required(frameId), now: required(milliseconds), clock: required(milliseconds) },
  refused: {
    code: required(oneOf(PROTOCOL_RULE, REFUSALS)),
    table: optional(tableId),
    id: optional(frameId),
  },
  paused: { on: required(flag) },
  goodbye: { reason: required(oneOf(PROTOCOL_RULE, GOODBYES)) },
};

export const readServerFrame = frameReader(FIELDS);

export const SERVER_FRAME_TYPES = Object.keys(FIELDS) as readonly ServerFrame['type'][];

export const writeFrame = (frame: ServerFrame): string => JSON.stringify(frame);
