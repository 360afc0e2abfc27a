/** Marks on the boards: at the places where players moved last, and those that a line of the log or a preview names. */
import type { Seat } from '@leadlight/core';

/** A place by its name on the board, and the player who moved there. */
export interface Mark {
  readonly place: string;
  readonly seat: Seat;
}

/** The player who moved at each marked place. */
export type Marks = ReadonlyMap<string, Seat>;

export const NO_MARKS: Marks = new Map();

/** A place that a line of the log or a preview names, and the player whom it is about. */
export interface NamedPlace {
  /** Its names on the boards, of which the first visible one counts. */
  readonly at: readonly string[];
  /** Null for everyone. */
  readonly seat: Seat | null;
}
