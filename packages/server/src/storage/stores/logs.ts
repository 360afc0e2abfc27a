/** The log of a table, read. */
import type { StoredLog } from '../port/tables.ts';
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
