/** Brings a database to the current schema, forwards only. */
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StorageError } from '../port/errors.ts';
import type { Schema } from '../schema.ts';
import { first } from './0001-first.ts';
import { commonClock } from './0002-common-clock.ts';

/** In the order of their names. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': { up: first },
  '0002-common-clock': { up: commonClock },
};

/** Where Kysely notes what it has done. */
export const DONE = 'kysely_migration';

async function isNewer(db: Kysely<Schema>): Promise<boolean> {
  const done = await db.withTables<{ [DONE]: { readonly name: string } }>().selectFrom(DONE).select('name').execute();
  return done.some(({ name }) => !(name in MIGRATIONS));
}

/**
 * All migrations share one transaction, in which the list of those already done is read: of several processes that
 * start at once, one migrates, and the others find nothing left to do.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  if (error instanceof StorageError) throw error;
  if (await isNewer(db)) throw new StorageError('newer', 'The schema is newer than this program.', { cause: error });
  throw new StorageError('failed', 'A migration failed.', { cause: error });
}
