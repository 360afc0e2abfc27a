/**
 * A score sheet: the sources of points and the points of each seat. The engines count the points; nothing is counted
 * here.
 */

/** One row; null where a seat's points are secret. */
export interface ScoreRow {
  readonly key: string;
  readonly label: string;
  readonly points: readonly (number | null)[];
}

/** Rows and their total. */
export interface ScorePart {
  readonly title: string;
  readonly rows: readonly ScoreRow[];
  readonly total: ScoreRow;
}

/** Whether a seat's sum leaves out hidden points. */
export const hidesSomething = ({ rows }: ScorePart, seat: number): boolean =>
  rows.some(({ points }) => points[seat] === null);

/** The sum of the rows shown so far, so that it grows with them. */
export const sumOf = (rows: readonly ScoreRow[], seat: number): number =>
  rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
