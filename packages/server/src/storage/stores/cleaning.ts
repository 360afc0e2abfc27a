/** Deletes tables that nobody needs any more. */
import type { Retention } from '../port/tables.ts';
import type { Ms, TableId } from '../port/values.ts';
import type { Flag, Stage, Writer } from '../schema.ts';

interface Part {
  readonly stage: Stage;
  readonly listed: Flag;
  readonly before: Ms;
}

/** Each part is one range of the index that sorts the lists, so finding old tables takes as long as reading these. */
const partsOf = ({ finished, abandoned, gathering }: Retention): readonly Part[] =>
  ([0, 1] as const).flatMap((listed) => [
    { stage: 'over', listed, before: finished },
    { stage: 'running', listed, before: abandoned },
    { stage: 'gathering', listed, before: gathering },
  ]);

/** A table that was created later can't have changed earlier. */
async function oldIn(db: Writer, { stage, listed, before }: Part, limit: number): Promise<readonly TableId[]> {
  const old = await db
    .selectFrom('cards')
    .select('table_id')
    .where('stage', '=', stage)
    .where('listed', '=', listed)
    .where('created', '<', before)
    .where('updated', '<', before)
    .orderBy('created')
    .limit(limit)
    .execute();
  return old.map(({ table_id }) => table_id);
}

/** What belongs to the tables goes with them. */
export async function cleanTables(db: Writer, before: Retention, limit: number): Promise<number> {
  const old: TableId[] = [];
  for (const part of partsOf(before)) if (old.length < limit) old.push(...(await oldIn(db, part, limit - old.length)));
  if (old.length === 0) return 0;
  const { numDeletedRows } = await db.deleteFrom('tables').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
