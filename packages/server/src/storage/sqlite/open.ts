/** The storage in one SQLite file, with nothing else to install. */
import { Kysely } from 'kysely';
import { createStorage } from '../create.ts';
import { readingOf } from '../lease-clock.ts';
import { migrate } from '../migrations/index.ts';
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
}

/** Rejects with a `StorageError`. */
export async function openSqlite(options: SqliteOptions): Promise<Storage> {
  const { leaseClock = sinceBoot, onStatement = ignoreStatements } = options;
  const database = await openFile(options);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(database, onStatement) });
  try {
    await migrate(db);
    const { file, mostPages, patience } = options;
    const appending = new AppendingThread({ file, mostPages, patience }, onStatement);
    return createStorage(db, { leaseClock: readingOf(leaseClock), appending, committed: () => appending.close() });
  } catch (error) {
    await db.destroy();
    throw storageErrorOf(error);
  }
}
