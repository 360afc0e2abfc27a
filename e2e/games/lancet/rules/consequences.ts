/** What follows from an event, each with its rule. */
import type { Ranking, Seat } from '@leadlight/core';
import type { Colour } from './vocabulary.ts';

export type Consequence =
  | { readonly type: 'dealt'; readonly rule: 'L-02' }
  | { readonly type: 'round-started'; readonly rule: 'L-04'; readonly round: number }
  /** The colour is null for other players. */
  | { readonly type: 'chosen'; readonly rule: 'L-04'; readonly seat: Seat; readonly colour: Colour | null }
  | {
      readonly type: 'set';
      readonly rule: 'L-05';
      readonly seat: Seat;
      readonly colour: Colour;
      /** The place in the lancet, from 0. */
      readonly place: number;
      readonly clear: boolean;
    }
  | { readonly type: 'round-ended'; readonly rule: 'L-05'; readonly round: number }
  | { readonly type: 'drawn'; readonly rule: 'L-07'; readonly shards: readonly (Colour | null)[] }
  | { readonly type: 'hands-shown'; readonly rule: 'L-08'; readonly hands: readonly (readonly Colour[])[] }
  | {
      readonly type: 'light-scored';
      readonly rule: 'L-09';
      readonly seat: Seat;
      readonly clear: number;
      readonly cloudy: number;
      readonly points: number;
    }
  | {
      readonly type: 'colours-scored';
      readonly rule: 'L-10';
      readonly seat: Seat;
      readonly colours: number;
      readonly points: number;
    }
  | {
      readonly type: 'hand-scored';
      readonly rule: 'L-11';
      readonly seat: Seat;
      readonly points: number;
    }
  | { readonly type: 'ranked'; readonly rule: 'L-12'; readonly ranking: Ranking; readonly scores: readonly number[] }
  | { readonly type: 'abandoned'; readonly rule: 'record' };

export type Trace = Consequence[] | undefined;
