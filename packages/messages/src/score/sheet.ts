/** A score sheet: the sources of points and the points of each seat. The engines count the points. */

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
