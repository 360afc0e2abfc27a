/** The storage in PostgreSQL, which any number of nodes share. */
import { Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { createStorage } from '../create.ts';
import { readingOf, type LeaseClock } from '../lease-clock.ts';
import { DONE, migrate } from '../migrations/index.ts';
import { STEPS, type Steps } from '../migrations/steps.ts';
import { StorageError } from '../port/errors.ts';
import type { Storage } from '../port/storage.ts';
import type { Ms } from '../port/values.ts';
import type { Schema } from '../schema.ts';
import { ignoreStatements, type StatementListener } from '../statements.ts';
import { appendInOne } from './appending.ts';
import { postgresDialect } from './dialect.ts';
import { storageErrorOf } from './errors.ts';
import { databaseTime } from './lease-clock.ts';
import { openPool, PATIENT, usualLimits } from './pool.ts';
import { FOR_MIGRATIONS, settingsForService } from './settings.ts';

export interface PostgresOptions {
  /** postgres://USER:PASSWORD@HOST:PORT/DATABASE */
  readonly url: string;
  /** How long to wait for the answer to a statement. */
  readonly patience?: Ms;
  readonly leaseClock?: () => Ms;
  readonly onStatement?: StatementListener;
  /** The steps of the schema that this program knows. */
  readonly steps?: Steps;
}

/** Players are told that nothing can be stored before they wonder. */
const PATIENCE_MS = 5000;

const connect = (pool: Pool, settings: string, onStatement: StatementListener): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: postgresDialect(pool, settings, onStatement) });

/** Tables that are not ours mean that the database belongs to another program. */
async function refuseForeign(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ readonly name: string }>`
    select tablename as name from pg_catalog.pg_tables where schemaname = current_schema()`.execute(db);
  if (rows.length > 0 && !rows.some(({ name }) => name === DONE)) {
    throw new StorageError('foreign', 'The database has tables of another program.');
  }
}

/** On a line of its own, where statements may take as long as they need. */
async function bringUpToDate(url: string, steps: Steps, clock: LeaseClock): Promise<void> {
  const db = connect(openPool(url, PATIENT), FOR_MIGRATIONS, ignoreStatements);
  try {
    await refuseForeign(db);
    await migrate(db, steps, clock);
  } finally {
    await db.destroy();
  }
}

/** Rejects with a `StorageError`, which never contains the password. */
export async function openPostgres(options: PostgresOptions): Promise<Storage> {
  const { url, patience = PATIENCE_MS, leaseClock, onStatement = ignoreStatements, steps = STEPS } = options;
  const clock = leaseClock === undefined ? databaseTime : readingOf(leaseClock);
  try {
    await bringUpToDate(url, steps, clock);
  } catch (error) {
    throw storageErrorOf(error);
  }
  const db = connect(openPool(url, usualLimits(patience)), settingsForService(patience), onStatement);
  try {
    return await createStorage(db, {
      steps,
      leaseClock: clock,
      appending: { within: appendInOne, alone: appendInOne, standApart: () => false },
    });
  } catch (error) {
    await db.destroy();
    throw storageErrorOf(error);
  }
}
