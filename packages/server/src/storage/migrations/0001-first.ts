/**
 * The first schema. A migration never changes once it is released: it must do the same for every database, however old.
 * So it uses neither the types nor the names of the code as it is today.
 */
import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

type Column = ColumnDefinitionBuilder;
type Database = Kysely<unknown>;

const required = (column: Column): Column => column.notNull();
const id = (column: Column): Column => column.notNull().primaryKey();
const zero = (column: Column): Column => column.notNull().defaultTo(0);

/** Rows that go with what they belong to. */
const belongsTo =
  (owner: string) =>
  (column: Column): Column =>
    column.notNull().references(`${owner}.id`).onDelete('cascade');

async function addTables({ schema }: Database): Promise<void> {
  await schema.createTable('tables').addColumn('id', 'text', id).addColumn('seed', 'text', required).execute();
  await schema
    .createTable('entries')
    .addColumn('table_id', 'text', belongsTo('tables'))
    .addColumn('number', 'integer', required)
    .addColumn('body', 'text', required)
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'number'])
    .execute();
}

async function addCards({ schema }: Database): Promise<void> {
  await schema
    .createTable('cards')
    .addColumn('table_id', 'text', (column) => belongsTo('tables')(column).primaryKey())
    .addColumn('game', 'text', required)
    .addColumn('rules', 'text', required)
    .addColumn('phase', 'text', required)
    .addColumn('stage', 'text', required)
    .addColumn('listed', 'integer', required)
    .addColumn('players', 'integer', required)
    .addColumn('seats', 'text', required)
    .addColumn('pace', 'text', required)
    .addColumn('created', 'bigint', required)
    .addColumn('updated', 'bigint', required)
    .execute();
  const sorted = ['stage', 'listed', 'created', 'table_id'];
  await schema.createIndex('cards_listed').on('cards').columns(sorted).execute();
}

async function addPlaces({ schema }: Database): Promise<void> {
  await schema
    .createTable('places')
    .addColumn('table_id', 'text', belongsTo('tables'))
    .addColumn('seat', 'integer', required)
    .addColumn('identity', 'text', required)
    .addColumn('to_act', 'integer', required)
    .addPrimaryKeyConstraint('places_key', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('places_identity').on('places').column('identity').execute();
}

async function addDue({ schema }: Database): Promise<void> {
  await schema
    .createTable('due')
    .addColumn('table_id', 'text', belongsTo('tables'))
    .addColumn('kind', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('attempts', 'integer', zero)
    .addColumn('holder', 'text')
    .addColumn('leased_from', 'bigint', zero)
    .addColumn('leased_until', 'bigint', zero)
    .addPrimaryKeyConstraint('due_key', ['table_id', 'kind', 'key'])
    .execute();
  await schema.createIndex('due_at').on('due').column('at').execute();
}

async function addChat({ schema }: Database): Promise<void> {
  await schema
    .createTable('chat')
    .addColumn('table_id', 'text', belongsTo('tables'))
    .addColumn('number', 'integer', required)
    .addColumn('line', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('seat', 'integer')
    .addColumn('spectator', 'text')
    .addColumn('identity', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('body', 'text', required)
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'number'])
    .addUniqueConstraint('chat_line', ['table_id', 'identity', 'line'])
    .execute();
}

async function addIdentities({ schema }: Database): Promise<void> {
  await schema
    .createTable('identities')
    .addColumn('id', 'text', id)
    .addColumn('name', 'text', required)
    .addColumn('colour', 'text', required)
    .addColumn('created', 'bigint', required)
    .addColumn('seen', 'bigint', required)
    .execute();
  await schema.createIndex('identities_seen').on('identities').column('seen').execute();
  await schema
    .createTable('recoveries')
    .addColumn('identity', 'text', (column) => belongsTo('identities')(column).primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .execute();
}

async function addSessions({ schema }: Database): Promise<void> {
  await schema
    .createTable('sessions')
    .addColumn('hash', 'text', id)
    .addColumn('identity', 'text', belongsTo('identities'))
    .addColumn('created', 'bigint', required)
    .addColumn('seen', 'bigint', required)
    .addColumn('expires', 'bigint', required)
    .execute();
  await schema
    .createTable('links')
    .addColumn('hash', 'text', id)
    .addColumn('identity', 'text', belongsTo('identities'))
    .addColumn('expires', 'bigint', required)
    .execute();
  for (const table of ['sessions', 'links']) {
    await schema.createIndex(`${table}_identity`).on(table).column('identity').execute();
    await schema.createIndex(`${table}_expires`).on(table).column('expires').execute();
  }
}

const addClocks = ({ schema }: Database): Promise<void> =>
  schema.createTable('clocks').addColumn('name', 'text', id).addColumn('reading', 'bigint', required).execute();

export async function first(db: Database): Promise<void> {
  for (const add of [addTables, addCards, addPlaces, addDue, addChat, addIdentities, addSessions, addClocks]) {
    await add(db);
  }
}
