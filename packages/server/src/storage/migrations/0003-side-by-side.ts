/** Lets servers of two versions share a database: it says which of them may use it, and who does. */
import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
const key = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull().primaryKey();

export async function sideBySide(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('compatibility')
    .addColumn('name', 'text', key)
    .addColumn('since', 'integer', required)
    .execute();
  await db.schema
    .createTable('nodes')
    .addColumn('id', 'text', key)
    .addColumn('step', 'integer', required)
    .addColumn('at', 'bigint', required)
    .execute();
  await sql`insert into compatibility (name, since) values ('schema', 3)`.execute(db);
}
