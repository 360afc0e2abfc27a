/** The storage in one SQLite file, with nothing else to install. */
import { Kysely } from 'kysely';
import { createStorage } from '../create.ts';
import { readingOf } from '../lease-clock.ts';
import { migrate } from '../migrations/index.ts';
import { STEPS, type Steps } from '../migrations/steps.ts';
import type { Storage } from '../port/storage.ts';
import type { Ms } from '../port/values.ts';
import type { Schema } from '../schema.ts';
import { ignoreStatements, type StatementListener } from '../statements.ts';
import { AppendingThread } from './appending.ts';
import { sqliteDialect } from './dialect.ts';
import { storageErrorOf } from './errors.ts';
import { openFile, type FileOptions } from './file.ts';
import { sinceBoot } from './lease-clock.ts';

export interface SqliteOptions extends FileOptions {
  readonly leaseClock?: () => Ms;
  readonly onStatement?: StatementListener;
  /** The steps of the schema that this program knows. */
  readonly steps?: Steps;
}

/** Rejects with a `StorageError`. */
export async function openSqlite(options: SqliteOptions): Promise<Storage> {
  const { leaseClock = sinceBoot, onStatement = ignoreStatements, steps = STEPS } = options;
  const clock = readingOf(leaseClock);
  const database = await openFile(options);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(database, onStatement) });
  try {
    await migrate(db, steps, clock);
    const { file, mostPages, patience } = options;
    const appending = new AppendingThread({ file, mostPages, patience }, onStatement);
    return await createStorage(db, { steps, leaseClock: clock, appending, committed: () => appending.close() });
  } catch (error) {
    await db.destroy();
    throw storageErrorOf(error);
  }
}
