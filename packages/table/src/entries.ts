/** The log of a table: everything that ever happened at it. Its state is these entries, folded. */
import type { GameTypes, Seat } from '@leadlight/core';

/** Milliseconds since 1970, told by the host: a table has no clock. */
export type Moment = number;

/** Who sits at a seat. */
export type Occupant =
  | { readonly kind: 'person'; readonly name: string; readonly colour: string }
  | { readonly kind: 'bot'; readonly level: string };

/** Where a game came from that was not dealt afresh. */
export interface Origin {
  /** A take-back of a game in progress, play on from a record, the same deal again, or a record that was kept. */
  readonly how: 'take-back' | 'play-on' | 'same-deal' | 'record';
  /** The table it came from, and how many of its events were kept. */
  readonly table: string;
  readonly events: number;
}

/** The table was set: what is played here, and for how many. */
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

/** Somebody sat down. */
export interface Seated {
  readonly type: 'seated';
  readonly at: Moment;
  readonly seat: Seat;
  readonly who: Occupant;
}

/** Somebody got up before the game began. */
export interface Left {
  readonly type: 'left';
  readonly at: Moment;
  readonly seat: Seat;
}

/** All seats are taken, and the game began. */
export interface Started {
  readonly type: 'started';
  readonly at: Moment;
  readonly salts: readonly string[];
}

/** Events of the game: what a seat decided, and the chance that followed; or the first chance of all. */
export interface Played<T extends GameTypes> {
  readonly type: 'played';
  readonly at: Moment;
  readonly events: readonly T['event'][];
}

/** A bot plays for a person who is away (R-88, G-92), or the person is back. */
export interface StoodIn {
  readonly type: 'stood-in';
  readonly at: Moment;
  readonly seat: Seat;
  /** null when the person plays again. */
  readonly level: string | null;
}

/** The game is over, by its end or because it was abandoned; its chance can be checked from now on. */
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
