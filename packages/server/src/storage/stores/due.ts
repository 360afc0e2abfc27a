/** Due work in the database, with leases. */
import { sql, type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../database.ts';
import type { LeaseClock } from '../lease-clock.ts';
import type { DueRow, DueStore, TakenRow } from '../port/due.ts';
import type { Ms } from '../port/values.ts';
import type { Reader, Schema, Writer } from '../schema.ts';
import { putDue } from '../writing/due-rows.ts';

type Due = ExpressionBuilder<Schema, 'due'>;
type Condition = ExpressionWrapper<Schema, 'due', SqlBool>;

/** A lease from the future was given by a clock that has been restarted since. */
const isFree =
  (clock: RawBuilder<Ms>) =>
  (eb: Due): Condition =>
    eb.or([eb('holder', 'is', null), eb('leased_until', '<=', clock), eb('leased_from', '>', clock)]);

const isStill =
  ({ table, kind, key, at, holder, attempts }: TakenRow) =>
  (eb: Due): Condition =>
    eb.and({ table_id: table, kind, key, at, holder, attempts });

async function put(db: Writer, row: DueRow): Promise<boolean> {
  const table = await db.selectFrom('tables').select('id').where('id', '=', row.table).executeTakeFirst();
  if (table === undefined) return false;
  await putDue(db, row);
  return true;
}

interface Taking {
  readonly now: Ms;
  readonly clock: RawBuilder<Ms>;
  readonly holder: string;
  readonly lease: Ms;
  readonly limit: number;
}

const byTime = (a: DueRow, b: DueRow): number => a.at - b.at || (a.table < b.table ? -1 : 1);

/** Rows that another process is just taking are left to it. */
async function take(db: Writer, { now, clock, holder, lease, limit }: Taking): Promise<readonly TakenRow[]> {
  const taken = await db
    .with(
      (chosen) => chosen('chosen').materialized(),
      (query) =>
        query
          .selectFrom('due')
          .select(['table_id', 'kind', 'key'])
          .where('at', '<=', now)
          .where(isFree(clock))
          .orderBy('at')
          .orderBy('table_id')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('due')
    .set((eb) => ({
      holder,
      leased_from: clock,
      leased_until: sql<Ms>`${clock} + ${lease}`,
      attempts: eb('attempts', '+', 1),
    }))
    .where((eb) =>
      eb(
        eb.refTuple('table_id', 'kind', 'key'),
        'in',
        eb.selectFrom('chosen').select(['table_id', 'kind', 'key']).$asTuple('table_id', 'kind', 'key'),
      ),
    )
    .returning(['table_id as table', 'kind', 'key', 'at', 'attempts'])
    .execute();
  return taken.map((row) => ({ ...row, holder })).toSorted(byTime);
}

async function remove(db: Writer, row: TakenRow): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('due').where(isStill(row)).executeTakeFirst();
  return numDeletedRows > 0n;
}

async function retry(db: Writer, row: TakenRow, at: Ms): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('due')
    .set({ at, holder: null })
    .where(isStill(row))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function lag(db: Reader, now: Ms): Promise<Ms> {
  const earliest = await db.selectFrom('due').select('at').orderBy('at').limit(1).executeTakeFirst();
  return Math.max(0, now - (earliest?.at ?? now));
}

export const dueStore = (database: Database, clock: LeaseClock): DueStore => ({
  put: (row) => database.write((db) => put(db, row)),
  take: (now, holder, lease, limit) => database.write((db) => take(db, { now, clock: clock(), holder, lease, limit })),
  done: (row) => database.write((db) => remove(db, row)),
  retry: (row, at) => database.write((db) => retry(db, row, at)),
  lag: (now) => database.read((db) => lag(db, now)),
});
