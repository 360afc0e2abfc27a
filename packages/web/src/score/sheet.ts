/** Sums on a score sheet. The engines count the points; nothing else is counted here. */
import type { ScorePart, ScoreRow } from '@leadlight/messages';

/** Whether a seat's sum leaves out hidden points. */
export const hidesSomething = ({ rows }: ScorePart, seat: number): boolean =>
  rows.some(({ points }) => points[seat] === null);

/** The sum of the rows shown so far, so that it grows with them. */
export const sumOf = (rows: readonly ScoreRow[], seat: number): number =>
  rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
