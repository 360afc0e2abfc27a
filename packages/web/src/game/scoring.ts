/** The points of a game in words, so that sheets and tables are written once for all games. */
import type { GameTypes, Viewer } from '@leadlight/core';
import type { ScorePart } from '@leadlight/messages';
import type { TextsOf } from './texts-of.ts';

/** The viewer of a finished game: all seats at once, with nothing hidden, or a single viewer. */
export type Perspective = Viewer | 'all';

export interface Scoring<T extends GameTypes> {
  /** The sources of the points so far, and the points if the game ended now. */
  sheet(position: T['position'], perspective: Perspective, texts: TextsOf<T>): readonly ScorePart[];
  /** Undefined until there is a result. */
  final(position: T['position'], texts: TextsOf<T>): ScorePart | undefined;
  /** The row of the final sheet that a consequence belongs to. */
  rowOf(happened: T['consequence']): string | undefined;
  /** The points of all seats in a position, for the chart. */
  pointsOf(position: T['position']): readonly number[];
  /** The reason why the winner beat the runner-up in a tie; empty where it needs no explanation. */
  decided(result: T['result'], texts: TextsOf<T>): string;
}
