/** The log of a table: everything that ever happened there. The table's state is the fold of these entries. */
import type { GameTypes, Seat } from '@leadlight/core';

/** Milliseconds since 1970, given by the host: a table has no clock. */
export type Moment = number;

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
  readonly at: Moment;
  readonly game: T['id'];
  readonly rules: string;
  readonly options: T['options'];
  readonly players: number;
  /** Published before the first chance event (docs/records.md). */
  readonly commitment: string;
  readonly origin?: Origin;
}

/** A person or bot took a seat. */
export interface Seated {
  readonly type: 'seated';
  readonly at: Moment;
  readonly seat: Seat;
  readonly who: Occupant;
}

/** A seat became free before the game began. */
export interface Left {
  readonly type: 'left';
  readonly at: Moment;
  readonly seat: Seat;
}

/** All seats were taken, and the game began. */
export interface Started {
  readonly type: 'started';
  readonly at: Moment;
  readonly salts: readonly string[];
}

/** Events of the game: a seat's decisions and the chance that followed, or the first chance event. */
export interface Played<T extends GameTypes> {
  readonly type: 'played';
  readonly at: Moment;
  readonly events: readonly T['event'][];
}

/** A bot plays for an absent person (R-88, G-92), or the person is back. */
export interface StoodIn {
  readonly type: 'stood-in';
  readonly at: Moment;
  readonly seat: Seat;
  /** null once the person plays again. */
  readonly level: string | null;
}

/** The game is over, finished or abandoned; from now on its chance can be checked. */
export interface Closed {
  readonly type: 'closed';
  readonly at: Moment;
  readonly seed: string;
}

/** The command that an entry answers, if any, and its sender. Logs of earlier versions name no sender. */
interface Signature {
  readonly command?: string;
  readonly sender?: string;
}

export type Entry<T extends GameTypes> = (Opened<T> | Seated | Left | Started | Played<T> | StoodIn | Closed) &
  Signature;

/** Far more than any game has, and few enough to read at once. */
export const MOST_ENTRIES = 10_000;
