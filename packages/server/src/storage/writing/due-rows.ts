/** The rows of due work, written with the log or alone. */
import { sql, type CompiledQuery } from 'kysely';
import type { DueRow } from '../port/due.ts';
import type { TableId } from '../port/values.ts';
import type { Reader, Writer } from '../schema.ts';
import { ManyRows, runAll, type Key } from './rows.ts';

export const dueRecord = ({ table, kind, key, at }: DueRow) => ({ table_id: table, kind, key, at });

/** All due work of a table, and what it replaces, if that is known: then only the differences are written. */
export interface DueChange {
  readonly table: TableId;
  readonly rows: readonly DueRow[];
  readonly before: readonly DueRow[] | undefined;
}

/** Work that is moved begins anew. Work that stays where it is keeps its lease: somebody is doing it. */
const PUT = new ManyRows(
  (given) => sql`
    insert into due (table_id, kind, key, at)
    select column1, column2, column3, column4 from ${given} as given where true
    on conflict (table_id, kind, key) do update set at = excluded.at, holder = null, attempts = 0
    where due.at <> excluded.at`,
);

const DELETE = new ManyRows((given) => sql`delete from due where (table_id, kind, key) in ${given}`);

const THERE = new ManyRows<Omit<DueRow, 'at'>>(
  (given) => sql`select table_id as "table", kind, key from due where table_id in ${given}`,
);

export type DueKey = Omit<DueRow, 'at'>;

const keyOf = ({ table, kind, key }: DueKey): Key => [table, kind, key];
const isSameWork = (a: DueKey, b: DueKey): boolean => a.table === b.table && a.kind === b.kind && a.key === b.key;

/** Leaves these rows, and no others, at these tables. `there` is what they replace, where that is unknown. */
export function dueQueries(
  db: Reader,
  changes: readonly DueChange[],
  there: ReadonlyMap<TableId, readonly DueKey[]>,
): readonly CompiledQuery[] {
  const undone = changes.flatMap(({ table, rows, before }) => withoutAll(before ?? there.get(table) ?? [], rows));
  return [...DELETE.queries(db, undone.map(keyOf)), ...putQueries(db, changes.flatMap(newRows))];
}

/** The rows at tables where they are unknown. */
export async function unknownDue(
  db: Reader,
  changes: readonly DueChange[],
): Promise<ReadonlyMap<TableId, readonly DueKey[]>> {
  const strange = changes.filter(({ before }) => before === undefined).map(({ table }) => [table]);
  return Map.groupBy(await THERE.run(db, strange), ({ table }) => table);
}

const withoutAll = (rows: readonly DueKey[], others: readonly DueKey[]): readonly DueKey[] =>
  rows.filter((row) => !others.some((other) => isSameWork(row, other)));

const newRows = ({ rows, before = [] }: DueChange): readonly DueRow[] =>
  rows.filter((row) => !before.some((known) => isSameWork(row, known) && row.at === known.at));

const putQueries = (db: Reader, rows: readonly DueRow[]): readonly CompiledQuery[] =>
  PUT.queries(
    db,
    rows.map((row) => [...keyOf(row), row.at]),
  );

export async function putDue(db: Writer, row: DueRow): Promise<void> {
  await runAll(db, putQueries(db, [row]));
}
