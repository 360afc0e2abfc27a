/** The commands of a table, their senders, and its answers. */
import type { GameTypes, Luck, Problem, ReasonOf, Seat, ShapeReason } from '@leadlight/core';
import type { Entry, Moment, Occupant } from './entries.ts';

/**
 * Chosen at random by its sender, and unique to that sender: repeating a command with the same id changes nothing more.
 */
export type CommandId = string;

export type Command<T extends GameTypes> = { readonly id: CommandId } & (
  | { readonly type: 'sit'; readonly seat: Seat; readonly who: Occupant }
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'start' }
  /** The moves of one turn, or those before chance. `seen` is the number of events that the sender knew of. */
  | { readonly type: 'play'; readonly seat: Seat; readonly seen: number; readonly moves: readonly T['move'][] }
  | { readonly type: 'stand-in'; readonly seat: Seat; readonly level: string | null }
  | { readonly type: 'abandon' }
);

export type CommandType = Command<GameTypes>['type'];

/** The command of one type. */
export type CommandOf<T extends GameTypes, Type extends CommandType> = Extract<Command<T>, { readonly type: Type }>;

/**
 * Tells senders apart. A person keeps the same name for as long as the table lasts, through reloads and restarts: the
 * log stores it with the ids of that sender's commands. The name is not a secret, but no viewer gets to see it.
 */
export type SenderName = string;

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

/** The host's own knowledge: the time, the chance of this game, and its bots. */
export interface Circumstances {
  readonly now: Moment;
  readonly seed: string;
  readonly luck: Luck;
  /** The levels of this host's bots. */
  readonly levels: readonly string[];
}

/** A command, with its sender and circumstances. */
export interface Asked<T extends GameTypes, Type extends CommandType = CommandType> {
  readonly command: CommandOf<T, Type>;
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
}

export type TableReason = ReasonOf<TableReasons, 'table'>;

/** The reason for a refusal; `path` names the move if there were several. */
export type Refusal<T extends GameTypes> = Problem<T['reason'] | TableReason | ShapeReason>;

/** A task for the host. */
export type Effect =
  /** A bot must decide at this seat. */
  { readonly type: 'think'; readonly seat: Seat; readonly level: string };

/** The outcome of a command: entries to store, then tasks. Nothing has happened until the entries are stored. */
export interface Outcome<T extends GameTypes> {
  readonly entries: readonly Entry<T>[];
  readonly effects: readonly Effect[];
}
