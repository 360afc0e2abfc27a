/** The possible consequences of an event: everything that a preview, a log, an animation or an announcement needs. */
import type { Ranking, Seat } from '@leadlight/core';
import type { Colour, Frame, Source, StripSide } from './vocabulary.ts';

export type Consequence =
  /** The boards are ready, and this seat holds the tile. */
  | { readonly type: 'set-up'; readonly rule: 'R-09'; readonly seat: Seat; readonly indicator: readonly Colour[] }
  /** The bag ran out and took all panes from the tower. */
  | { readonly type: 'bag-refilled'; readonly rule: 'R-44'; readonly panes: number }
  /** A display got its panes; fewer than 4 if bag and tower ran out. */
  | {
      readonly type: 'display-filled';
      readonly rule: 'R-10' | 'R-44' | 'R-45';
      readonly display: number;
      readonly panes: readonly Colour[];
    }
  | {
      readonly type: 'round-started';
      readonly rule: 'R-11';
      readonly round: number;
      readonly seat: Seat;
      readonly bonus: Colour;
    }
  | {
      readonly type: 'picked';
      readonly rule: 'R-13' | 'R-14';
      readonly seat: Seat;
      readonly from: Source;
      readonly colour: Colour;
      readonly count: number;
    }
  /** The rest of a display went to the centre. */
  | { readonly type: 'swept'; readonly rule: 'R-13'; readonly display: number; readonly panes: readonly Colour[] }
  /** The seat will start this round; null if there is no other. */
  | { readonly type: 'tile-taken'; readonly rule: 'R-15'; readonly seat: Seat; readonly starts: number | null }
  /** The broken glass marker went down, from one index of the track to another, past the top if it reached the end. */
  | {
      readonly type: 'glass-moved';
      readonly rule: 'R-15' | 'R-19';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly steps: number;
    }
  /** The marker reached the last space: this many points were lost, 18. */
  | { readonly type: 'glass-lost'; readonly rule: 'R-42'; readonly seat: Seat; readonly points: number }
  | {
      readonly type: 'glazier-moved';
      readonly rule: 'R-17' | 'R-40';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
    }
  /** Panes went onto these spaces of the strip; the top one is 0. */
  | {
      readonly type: 'placed';
      readonly rule: 'R-18' | 'R-21';
      readonly seat: Seat;
      readonly slot: number;
      readonly colour: Colour;
      readonly spaces: readonly number[];
    }
  | {
      readonly type: 'broke';
      readonly rule: 'R-19' | 'R-20';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly count: number;
    }
  | { readonly type: 'strip-completed'; readonly rule: 'R-22'; readonly seat: Seat; readonly slot: number }
  | {
      readonly type: 'colour-bonus';
      readonly rule: 'R-23';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly points: number;
    }
  /** The four panes that were not kept. */
  | { readonly type: 'discarded'; readonly rule: 'R-24'; readonly seat: Seat; readonly panes: readonly Colour[] }
  | {
      readonly type: 'kept';
      readonly rule: 'R-25' | 'R-26';
      readonly seat: Seat;
      readonly slot: number;
      readonly colour: Colour;
      readonly frame: Frame;
    }
  | {
      readonly type: 'strip-flipped';
      readonly rule: 'R-25';
      readonly seat: Seat;
      readonly slot: number;
      readonly side: StripSide;
    }
  | { readonly type: 'strip-left'; readonly rule: 'R-26'; readonly seat: Seat; readonly slot: number }
  /** The window's own value, and those of the filled windows to its right. */
  | {
      readonly type: 'window-scored';
      readonly rule: 'R-27';
      readonly seat: Seat;
      readonly slot: number;
      readonly own: number;
      readonly right: number;
      readonly points: number;
    }
  | { readonly type: 'round-ended'; readonly rule: 'R-43'; readonly round: number; readonly colour: Colour }
  /** Nobody picked from the centre: the tile goes back to the seat that started the round. */
  | { readonly type: 'tile-returned'; readonly rule: 'R-83'; readonly seat: Seat }
  | {
      readonly type: 'leftover-scored';
      readonly rule: 'R-51';
      readonly seat: Seat;
      readonly panes: number;
      readonly points: number;
    }
  /** The value beside the marker was lost: this many points, 0 or more. */
  | { readonly type: 'glass-scored'; readonly rule: 'R-52'; readonly seat: Seat; readonly points: number }
  /** Ornaments are numbered from 0, left to right. */
  | {
      readonly type: 'ornament-scored';
      readonly rule: 'R-54';
      readonly seat: Seat;
      readonly ornament: number;
      readonly filled: number;
      readonly points: number;
    }
  | {
      readonly type: 'palace-scored';
      readonly rule: 'R-55';
      readonly seat: Seat;
      readonly windows: number;
      readonly panes: number;
      readonly points: number;
    }
  | { readonly type: 'ranked'; readonly rule: 'R-56'; readonly ranking: Ranking; readonly scores: readonly number[] }
  /** The game ended without a result. */
  | { readonly type: 'abandoned'; readonly rule: 'record' };

/** Collects consequences, if the caller wants them. */
export type Trace = Consequence[] | undefined;
