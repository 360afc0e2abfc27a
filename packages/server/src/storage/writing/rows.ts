/** Many rows in one statement. */
import { sql, type RawBuilder } from 'kysely';

/** SQLite takes 32,766 values per statement, and no row has more than 11. */
const MOST_ROWS = 2500;

export function* inParts<Row>(rows: readonly Row[]): Iterable<readonly Row[]> {
  for (let at = 0; at < rows.length; at += MOST_ROWS) yield rows.slice(at, at + MOST_ROWS);
}

type Value = string | number;

/** The values of a row, or of its key. */
export type Key = readonly Value[];

/** PostgreSQL takes a value for text if nothing says otherwise. */
const typed = (value: Value): Value | RawBuilder<unknown> =>
  typeof value === 'number' ? sql`cast(${value} as bigint)` : value;

/** At least one row as a table with columns `column1`, `column2`, …: SQLite and PostgreSQL both name them so. */
export const valuesOf = (rows: readonly Key[]): RawBuilder<unknown> =>
  sql`(values ${sql.join(rows.map((row) => sql`(${sql.join(row.map(typed))})`))})`;

/** Keys that are there, but should not be. */
export function others(there: readonly Key[], wanted: readonly Key[]): readonly Key[] {
  const texts = new Set(wanted.map((key) => JSON.stringify(key)));
  return there.filter((key) => !texts.has(JSON.stringify(key)));
}
