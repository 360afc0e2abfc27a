/** Many rows in one statement, whose text is built only once. */
import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import type { Reader } from '../schema.ts';

type Value = string | number;

/** The values of a row, or of its key. */
export type Key = readonly Value[];

/** PostgreSQL takes a value for text if nothing says otherwise. */
const typed = (value: Value): Value | RawBuilder<unknown> =>
  typeof value === 'number' ? sql`cast(${value} as bigint)` : value;

/** At least one row as a table with columns `column1`, `column2`, …: SQLite and PostgreSQL both name them so. */
const valuesOf = (rows: readonly Key[]): RawBuilder<unknown> =>
  sql`(values ${sql.join(rows.map((row) => sql`(${sql.join(row.map(typed))})`))})`;

/** SQLite takes longer for one statement with many more rows than for several with this many. */
const MOST_ROWS = 64;

/** A statement about given rows. Its only values are those of the rows, and each column has values of one type. */
type Text<Result> = (given: RawBuilder<unknown>) => RawBuilder<Result>;

/**
 * Building a statement takes longer than running it, and its text depends on the number of rows. So there are few
 * numbers of rows, the powers of two, and a text for each, which the database has to prepare only once.
 */
export class ManyRows<Result = unknown> {
  private readonly text: Text<Result>;
  /** By the database that the text is for, and by the number of rows. */
  private readonly built = new Map<unknown, Map<number, string>>();

  constructor(text: Text<Result>) {
    this.text = text;
  }

  /** Any number of rows. Resolves with what the statement returns. */
  run(db: Reader, rows: readonly Key[]): Promise<readonly Result[]> {
    return runAll(db, this.queries(db, rows));
  }

  queries(db: Reader, rows: readonly Key[]): readonly CompiledQuery<Result>[] {
    return Array.from(
      inParts(rows),
      (part) => CompiledQuery.raw(this.textFor(db, part), part.flat()) as CompiledQuery<Result>,
    );
  }

  private builtFor(dialect: unknown): Map<number, string> {
    const built = this.built.get(dialect) ?? new Map<number, string>();
    this.built.set(dialect, built);
    return built;
  }

  private textFor(db: Reader, rows: readonly Key[]): string {
    const built = this.builtFor(db.getExecutor().adapter.constructor);
    const text = built.get(rows.length) ?? this.text(valuesOf(rows)).compile(db).sql;
    built.set(rows.length, text);
    return text;
  }
}

/** One after another. Resolves with what they return. */
export async function runAll<Result>(
  db: Reader,
  queries: readonly CompiledQuery<Result>[],
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const query of queries) results.push(...(await db.executeQuery(query)).rows);
  return results;
}

/** In as few parts as possible, each with a power of two of rows. */
function* inParts<Row>(rows: readonly Row[]): Iterable<readonly Row[]> {
  for (let at = 0, size = MOST_ROWS; at < rows.length; at += size) {
    while (size > rows.length - at) size /= 2;
    yield rows.slice(at, at + size);
  }
}
