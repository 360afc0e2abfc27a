/** The log of a table, read. */
import { sql } from 'kysely';
import type { Progress, StoredLog } from '../port/tables.ts';
import type { TableId } from '../port/values.ts';
import type { EntryRecord, Reader } from '../schema.ts';
import { ManyRows } from '../writing/rows.ts';

/** The part of a log from a number on. */
export interface PartOfLog {
  readonly table: TableId;
  readonly from: number;
}

const SEEDS = new ManyRows<{ readonly id: TableId; readonly seed: string }>(
  (given) => sql`select id, seed from ${given} as given join tables on id = column1`,
);

const ENTRIES = new ManyRows<EntryRecord>(
  (given) => sql`
    select table_id, number, body from ${given} as given join entries on table_id = column1 and number >= column2
    order by table_id, number`,
);

/** Undefined for tables that don't exist. */
export async function readLogs(db: Reader, parts: readonly PartOfLog[]): Promise<readonly (StoredLog | undefined)[]> {
  const longest = new Map(parts.toSorted((a, b) => b.from - a.from).map(({ table, from }) => [table, from]));
  const found = await SEEDS.run(
    db,
    Array.from(longest.keys(), (table) => [table]),
  );
  const seeds = new Map(found.map(({ id, seed }) => [id, seed]));
  const entries = Map.groupBy(await ENTRIES.run(db, [...longest]), ({ table_id }) => table_id);
  return parts.map((part) => logOf(part, seeds.get(part.table), entries.get(part.table) ?? []));
}

const logOf = ({ from }: PartOfLog, seed: string | undefined, all: readonly EntryRecord[]): StoredLog | undefined =>
  seed === undefined
    ? undefined
    : { seed, entries: all.filter(({ number }) => number >= from).map(({ body }) => body) };

/** Numbers have no gaps, so the last one tells how many there are. */
export async function readProgress(db: Reader, tables: readonly TableId[]): Promise<ReadonlyMap<TableId, Progress>> {
  if (tables.length === 0) return new Map();
  const found = await db
    .selectFrom('tables')
    .select((eb) => [
      'id',
      eb.selectFrom('entries').whereRef('table_id', '=', 'tables.id').select(lastNumber).as('entry'),
      eb.selectFrom('chat').whereRef('table_id', '=', 'tables.id').select(lastNumber).as('line'),
    ])
    .where('id', 'in', tables)
    .execute();
  return new Map(found.map(({ id, entry, line }) => [id, { entries: (entry ?? -1) + 1, lines: (line ?? -1) + 1 }]));
}

const lastNumber = sql<number | null>`max(number)`.as('last');
