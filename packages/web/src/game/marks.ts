/** Marks on the boards, at the places where players moved last. */
import type { Seat } from '@leadlight/core';

/** A place by its name on the board, and the player who moved there. */
export interface Mark {
  readonly place: string;
  readonly seat: Seat;
}

/** The player who moved at each marked place. */
export type Marks = ReadonlyMap<string, Seat>;

export const NO_MARKS: Marks = new Map();
