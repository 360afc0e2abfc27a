/** Deletes tables that nobody needs any more. */
import type { Retention } from '../port/tables.ts';
import type { Writer } from '../schema.ts';

/** What belongs to the tables goes with them. */
export async function cleanTables(db: Writer, before: Retention, limit: number): Promise<number> {
  const old = await db
    .selectFrom('cards')
    .select('table_id')
    .where((eb) =>
      eb.or([
        eb('stage', '=', 'over').and('updated', '<', before.finished),
        eb('stage', '=', 'running').and('updated', '<', before.abandoned),
        eb('stage', '=', 'gathering').and('updated', '<', before.gathering),
      ]),
    )
    .orderBy('updated')
    .limit(limit)
    .execute();
  if (old.length === 0) return 0;
  const ids = old.map(({ table_id }) => table_id);
  const { numDeletedRows } = await db.deleteFrom('tables').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}
