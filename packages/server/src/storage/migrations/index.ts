/** Brings a database to the current schema, forwards only. */
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { LeaseClock } from '../lease-clock.ts';
import { StorageError } from '../port/errors.ts';
import type { Schema } from '../schema.ts';
import { claimFor, isShared } from './compatibility.ts';
import { numberOf, type Step, type Steps } from './steps.ts';

/** Where Kysely notes what it has done. */
export const DONE = 'kysely_migration';

async function stepsDone(db: Kysely<Schema>): Promise<readonly string[]> {
  const done = await db.withTables<{ [DONE]: { readonly name: string } }>().selectFrom(DONE).select('name').execute();
  return done.map(({ name }) => name);
}

/** No step begins while servers are running that could not go on after it. */
const guarded = (number: number, { up, since }: Step, clock: LeaseClock): Migration => ({
  up: async (db: Kysely<Schema>) => {
    if (isShared(number)) await claimFor(db, since, clock);
    await up(db);
  },
});

/**
 * All migrations share one transaction, in which the list of those already done is read: of several processes that
 * start at once, one migrates, and the others find nothing left to do. If a newer version has migrated further, this
 * does nothing: whether this program may use the database is decided when it enters.
 */
export async function migrate(db: Kysely<Schema>, steps: Steps, clock: LeaseClock): Promise<void> {
  const all = Object.entries(steps).map(([name, step]) => [name, guarded(numberOf(name), step, clock)]);
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(all) as Record<string, Migration>) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  if (error instanceof StorageError) throw error;
  const done = await stepsDone(db);
  const isAhead = done.some((name) => !(name in steps)) && Object.keys(steps).every((name) => done.includes(name));
  if (!isAhead) throw new StorageError('failed', 'A migration failed.', { cause: error });
}
