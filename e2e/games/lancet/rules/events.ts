/** Everything that happens. Null stands for a shard that the viewer may not see. */
import type { Seat } from '@leadlight/core';
import type { Colour } from './vocabulary.ts';

/** L-02: the hands, by seat. */
export interface Deal {
  readonly type: 'deal';
  readonly hands: readonly (readonly Colour[] | null)[];
}

/** L-04. */
export interface Choose {
  readonly type: 'choose';
  readonly player: Seat;
  readonly colour: Colour | null;
  readonly legal?: number;
}

/** L-07: the shard of each seat. */
export interface Draw {
  readonly type: 'draw';
  readonly shards: readonly (Colour | null)[];
}

/** L-08. */
export interface End {
  readonly type: 'end';
}

export interface Abandoned {
  readonly type: 'abandoned';
}

/** For viewers only: the shards chosen in a round (L-05), or the hands at the end (L-08). */
export interface Reveal {
  readonly type: 'reveal';
  /** Null for a seat that has not chosen, in an abandoned game. */
  readonly chosen?: readonly (Colour | null)[];
  readonly hands?: readonly (readonly Colour[])[];
}

export type Move = Choose;
export type Event = Deal | Choose | Draw | End | Abandoned | Reveal;

/** The names of fields that only this game's records have. */
export const FIELDS: readonly string[] = ['hands', 'shards', 'chosen', 'rounds', 'light', 'colours', 'hand'];
