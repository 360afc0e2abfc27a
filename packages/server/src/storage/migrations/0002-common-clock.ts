/** Lets several processes agree on the clock of the service: its row is always there, and says when it was written. */
import { sql, type Kysely } from 'kysely';

export async function commonClock(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('clocks')
    .addColumn('at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`insert into clocks (name, reading) values ('service', 0) on conflict do nothing`.execute(db);
}
