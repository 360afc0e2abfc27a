/** The rows of due work, written with the log or alone. */
import { sql } from 'kysely';
import type { DueRow } from '../port/due.ts';
import type { TableId } from '../port/values.ts';
import type { Writer } from '../schema.ts';
import { inParts, others, valuesOf, type Key } from './rows.ts';

export const dueRecord = ({ table, kind, key, at }: DueRow) => ({ table_id: table, kind, key, at });

/** Leaves these rows, and no others, at these tables. */
export async function replaceDue(db: Writer, tables: readonly TableId[], rows: readonly DueRow[]): Promise<void> {
  const there = await db
    .selectFrom('due')
    .select(['table_id as table', 'kind', 'key'])
    .where('table_id', 'in', tables)
    .execute();
  await deleteDue(db, others(there.map(keyOf), rows.map(keyOf)));
  for (const part of inParts(rows)) await putDue(db, part);
}

const keyOf = ({ table, kind, key }: Omit<DueRow, 'at'>): Key => [table, kind, key];

async function deleteDue(db: Writer, keys: readonly Key[]): Promise<void> {
  for (const part of inParts(keys)) {
    await db
      .deleteFrom('due')
      .where(sql<boolean>`(table_id, kind, key) in ${valuesOf(part)}`)
      .execute();
  }
}

/** Work that is moved begins anew. Work that stays where it is keeps its lease: somebody is doing it. */
export async function putDue(db: Writer, rows: readonly DueRow[]): Promise<void> {
  await db
    .insertInto('due')
    .values(rows.map(dueRecord))
    .onConflict((conflict) =>
      conflict
        .columns(['table_id', 'kind', 'key'])
        .doUpdateSet((eb) => ({ at: eb.ref('excluded.at'), holder: null, attempts: 0 }))
        .whereRef('due.at', '<>', 'excluded.at'),
    )
    .execute();
}
