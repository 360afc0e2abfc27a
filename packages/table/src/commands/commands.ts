/** The commands of a table, their senders, and its answers. */
import type { GameTypes, Luck, Problem, ReasonOf, Seat, ShapeReason, Viewer } from '@leadlight/core';
import type { Effect } from '../log/effects.ts';
import type { CommandId, Entry, Occupant, SenderName, Timestamp } from '../log/entries.ts';
import type { SeenEvents } from '../log/sightings.ts';
import type { TableState } from '../log/state.ts';

/** What each command says, besides its id and type. */
interface LocalContents<T extends GameTypes> {
  readonly sit: { readonly seat: Seat; readonly who: Occupant };
  readonly leave: { readonly seat: Seat };
  readonly start: object;
  /** The moves of one turn, or those before chance. `seen` is the number of events that the sender knew of. */
  readonly play: { readonly seat: Seat; readonly seen: number; readonly moves: readonly T['move'][] };
  readonly 'stand-in': { readonly seat: Seat; readonly level: string | null };
  readonly abandon: object;
}

/** The commands that only online tables take. */
interface OnlineContents {
  /** Commits to a salt (docs/records.md). */
  readonly seal: { readonly seat: Seat; readonly hash: string };
  readonly 'open-salt': { readonly seat: Seat; readonly salt: string; readonly nonce: string };
  /** Goes on without the people who have not sealed a salt in time, or not opened it. */
  readonly 'close-seals': object;
  readonly 'close-salts': object;
  /** Says that the time of a seat is up. */
  readonly expire: { readonly seat: Seat };
}

type CommandContents<T extends GameTypes> = LocalContents<T> & OnlineContents;

/** The commands that every table takes. */
export type LocalCommandType = keyof LocalContents<GameTypes>;

export type CommandType = keyof CommandContents<GameTypes>;

/** The command of one type. */
export type CommandOf<T extends GameTypes, Type extends CommandType> = {
  readonly id: CommandId;
  readonly type: Type;
} & CommandContents<T>[Type];

export type Command<T extends GameTypes> = { readonly [Type in CommandType]: CommandOf<T, Type> }[CommandType];

/** The sender of a command: known from the session, never from the command. */
export interface Sender {
  readonly name: SenderName;
  /** The seats that it may act for. */
  readonly seats: readonly Seat[];
  /** Whether it may arrange the table. */
  readonly host: boolean;
  /** Whether it is a bot of the host, which decides for its seat only while no person does. */
  readonly bot?: boolean;
}

/** The host's own knowledge: the time, the chance of this game, its bots, and who is watching. */
export interface Circumstances {
  readonly now: Timestamp;
  readonly seed: string;
  readonly luck: Luck;
  /** The levels of this host's bots. */
  readonly levels: readonly string[];
  /** The viewers whose sight of the events is wanted. */
  readonly viewers?: readonly Viewer[];
  /** The service time in milliseconds, which stands still while the host is down. A host without one times nothing. */
  readonly clock?: number;
}

/** A command, with its sender and circumstances. */
export interface Asked<T extends GameTypes, Type extends CommandType = CommandType> {
  readonly command: { readonly [Each in Type]: CommandOf<T, Each> }[Type];
  readonly sender: Sender;
  readonly circumstances: Circumstances;
}

/** The table's own reasons, besides those of the game. */
export interface TableReasons {
  'table-not-yours': Record<string, never>;
  'table-seat': { readonly seat: Seat };
  'table-taken': { readonly seat: Seat };
  'table-empty': { readonly seat: Seat };
  /** No bot of this level plays here. */
  'table-level': { readonly level: string };
  'table-started': Record<string, never>;
  'table-waiting': Record<string, never>;
  'table-over': Record<string, never>;
  'table-stale': { readonly seen: number; readonly events: number };
  'table-nothing': Record<string, never>;
  /** The person behind the stand-in bot is back. */
  'table-back': { readonly seat: Seat };
  /** The log is so long that the rest of it is reserved for turns. */
  'table-full': Record<string, never>;
  /** The table has another host now. */
  'table-elsewhere': Record<string, never>;
  /** Online, a person has one seat. */
  'table-seated': Record<string, never>;
  /** The person was removed from this table. */
  'table-removed': Record<string, never>;
  /** The bot plays for this seat until the person returns. */
  'table-away': { readonly seat: Seat };
  /** Time isn't up at this seat, or salts can't be opened yet. */
  'table-early': { readonly seat: Seat };
  /** The salt is not the one that was sealed, or there already is one. */
  'table-salt': { readonly seat: Seat };
}

export type TableReason = ReasonOf<TableReasons, 'table'>;

/** The reason for a refusal; `path` names the move if there were several. */
export type Refusal<T extends GameTypes> = Problem<T['reason'] | TableReason | ShapeReason>;

/** The outcome of a command: entries to store, then tasks. Nothing has happened until the entries are stored. */
export interface Outcome<T extends GameTypes> {
  readonly entries: readonly Entry<T>[];
  /** The state of the table once the entries are stored. */
  readonly state: TableState<T>;
  /** The events of the entries as the wanted viewers see them. */
  readonly seen: SeenEvents<T>;
  readonly effects: readonly Effect[];
}
