/** The log of a table, read. */
import { sql } from 'kysely';
import type { Progress, StoredLog } from '../port/tables.ts';
import type { TableId } from '../port/values.ts';
import type { Reader } from '../schema.ts';

export async function readLog(db: Reader, table: TableId, from: number): Promise<StoredLog | undefined> {
  const found = await db.selectFrom('tables').select('seed').where('id', '=', table).executeTakeFirst();
  if (found === undefined) return undefined;
  const entries = await db
    .selectFrom('entries')
    .select('body')
    .where('table_id', '=', table)
    .where('number', '>=', from)
    .orderBy('number')
    .execute();
  return { seed: found.seed, entries: entries.map(({ body }) => body) };
}

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
