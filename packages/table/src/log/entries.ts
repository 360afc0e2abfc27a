/** The log of a table: everything that ever happened there. The table's state is the fold of these entries. */
import type { GameTypes, Seat } from '@leadlight/core';
import type { Clock, Terms } from './terms.ts';

/** Milliseconds since 1970, given by the host: a table has no clock. */
export type Timestamp = number;

/**
 * Chosen at random by its sender, and unique to that sender: repeating a command with the same id changes nothing more.
 */
export type CommandId = string;

/**
 * Tells senders apart. A person keeps the same name for as long as the table lasts, through reloads and restarts: the
 * log stores it with the ids of that sender's commands. The name is not a secret, but no viewer gets to see it.
 */
export type SenderName = string;

/** The occupant of a seat. */
export type Occupant =
  | { readonly kind: 'person'; readonly name: string; readonly colour: string }
  | { readonly kind: 'bot'; readonly level: string };

/** The origin of a game that was not newly dealt. */
export interface Origin {
  /** An undone turn of a running game, a continuation from a record, the same deal again, or a stored record. */
  readonly how: 'take-back' | 'play-on' | 'same-deal' | 'record';
  /** The original table, and how many of its events were kept. */
  readonly table: string;
  readonly events: number;
}

/** The table was opened: its game, and its number of players. */
export interface Opened<T extends GameTypes> {
  readonly type: 'opened';
  readonly at: Timestamp;
  readonly game: T['id'];
  readonly rules: string;
  readonly options: T['options'];
  readonly players: number;
  /** Published before the first chance event (docs/records.md). */
  readonly commitment: string;
  readonly origin?: Origin;
  /** The terms of an online table. */
  readonly terms?: Terms;
}

/** A person or bot took a seat. */
export interface SeatTaken {
  readonly type: 'seated';
  readonly at: Timestamp;
  readonly seat: Seat;
  readonly who: Occupant;
}

/** A seat became free before the game began. */
export interface SeatLeft {
  readonly type: 'left';
  readonly at: Timestamp;
  readonly seat: Seat;
}

/** Online, the game is to begin with those who came. They are numbered anew, in the order of their seats so far. */
export interface Gathered {
  readonly type: 'gathered';
  readonly at: Timestamp;
  /** The seats that were taken: all others are gone. */
  readonly seats: readonly Seat[];
}

/** A person committed to a salt (docs/records.md). */
export interface Sealed {
  readonly type: 'sealed';
  readonly at: Timestamp;
  readonly seat: Seat;
  readonly hash: string;
}

/** Nobody can commit to a salt any more, so salts may be opened. */
export interface SealsClosed {
  readonly type: 'seals-closed';
  readonly at: Timestamp;
}

/** A person opened the salt behind a commitment. */
export interface SaltOpened {
  readonly type: 'opened-salt';
  readonly at: Timestamp;
  readonly seat: Seat;
  readonly salt: string;
  readonly nonce: string;
}

/** All seats were taken, and the game began. */
export interface Started {
  readonly type: 'started';
  readonly at: Timestamp;
  readonly salts: readonly string[];
  /** Online, the commitments to the salts, and the nonces that opened them: '' where there is none. */
  readonly saltCommitments?: readonly string[];
  readonly saltNonces?: readonly string[];
}

/** The clocks of all seats after an entry. It has none where nothing is timed or no clock has changed. */
type Clocks = readonly Clock[];

/** Events of the game: a seat's decisions and the chance that followed, or the first chance event. */
export interface Played<T extends GameTypes> {
  readonly type: 'played';
  readonly at: Timestamp;
  readonly events: readonly T['event'][];
  readonly clocks?: Clocks;
}

/** A bot plays for an absent person (R-88, G-92), or the person is back. */
export interface StoodIn {
  readonly type: 'stood-in';
  readonly at: Timestamp;
  readonly seat: Seat;
  /** null once the person plays again. */
  readonly level: string | null;
  readonly clocks?: Clocks;
}

/** The game is over, finished or abandoned; from now on its chance can be checked. */
export interface Closed {
  readonly type: 'closed';
  readonly at: Timestamp;
  readonly seed: string;
}

/** The command that an entry answers, if any, and its sender. Logs of earlier versions name no sender. */
interface Signature {
  readonly command?: CommandId;
  readonly sender?: SenderName;
}

/** Entries that only online tables have. */
export type OnlineEntry = Gathered | Sealed | SealsClosed | SaltOpened;

export type Entry<T extends GameTypes> = (
  Opened<T> | SeatTaken | SeatLeft | OnlineEntry | Started | Played<T> | StoodIn | Closed
) &
  Signature;

/** An entry that names its command and sender. */
export type SignedEntry<T extends GameTypes> = Entry<T> & Required<Signature>;

/** A log whose first entry opens the table. */
export type Log<T extends GameTypes> = readonly [Opened<T> & Signature, ...Entry<T>[]];

/** Far more than any game has, and few enough to read at once. */
export const MOST_ENTRIES = 10_000;
