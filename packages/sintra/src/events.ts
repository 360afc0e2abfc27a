/** Everything that can happen in a game of Sintra, in the form of a record. */
import type { AnyMove, Seat } from '@leadlight/core';
import type { Colour, Source, StripPlace } from './vocabulary.ts';

interface Happening {
  readonly by?: string;
}

/** Chance: strips, round indicator and start. */
export interface Setup extends Happening {
  readonly type: 'setup';
  readonly start: Seat;
  /** The 8 strips of each seat, left to right. */
  readonly strips: readonly (readonly StripPlace[])[];
  /** The 6 panes of the round indicator, space I first. */
  readonly indicator: readonly Colour[];
}

/** Chance: the displays are filled. */
export interface Fill extends Happening {
  readonly type: 'fill';
  readonly round: number;
  /** The panes of each display, in the order drawn. */
  readonly displays: readonly (readonly Colour[])[];
}

/** Decision: advance a pattern. */
export interface Pick extends AnyMove {
  readonly type: 'pick';
  readonly from: Source;
  readonly colour: Colour;
  /** The slot of the strip, 0 to 7; null if all panes break. */
  readonly strip: number | null;
  /** How many panes go onto joker spaces; left out if none. */
  readonly jokers?: number;
  /** The colour kept if the strip is completed; otherwise left out. */
  readonly keep?: Colour;
}

/** Decision: move the glazier back. */
export interface Back extends AnyMove {
  readonly type: 'back';
}

/** Final scoring follows. */
export interface End extends Happening {
  readonly type: 'end';
}

/** The game ends without a result. */
export interface Abandoned extends Happening {
  readonly type: 'abandoned';
}

export type Move = Pick | Back;
export type Event = Setup | Fill | Move | End | Abandoned;
