/** A score sheet: what points are for, and how many each seat has. The engines say the points; nothing is counted here. */

/** One row; null where a secret hides the points of a seat. */
export interface ScoreRow {
  readonly key: string;
  readonly label: string;
  readonly points: readonly (number | null)[];
}

/** Rows, and the row that adds them up. */
export interface ScorePart {
  readonly title: string;
  readonly rows: readonly ScoreRow[];
  readonly total: ScoreRow;
}

/** Seats whose sum leaves out something that is hidden. */
export const hidesSomething = ({ rows }: ScorePart, seat: number): boolean =>
  rows.some(({ points }) => points[seat] === null);

/** What the rows that are shown already add up to, so that a sum can grow with them. */
export const sumOf = (rows: readonly ScoreRow[], seat: number): number =>
  rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
