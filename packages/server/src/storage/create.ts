/** All stores, over one database. */
import { randomUUID } from 'node:crypto';
import { Database, type Appending } from './database.ts';
import type { LeaseClock } from './lease-clock.ts';
import { enter, leave } from './migrations/compatibility.ts';
import { latestOf, type Steps } from './migrations/steps.ts';
import { StorageError } from './port/errors.ts';
import type { Storage } from './port/storage.ts';
import type { Reader } from './schema.ts';
import { chatStore } from './stores/chat.ts';
import { clockStore, touch } from './stores/clock.ts';
import { dueStore } from './stores/due.ts';
import { identityStore } from './stores/identities.ts';
import { tableStore } from './stores/tables.ts';

/** A full disk can still be read, so only a write tells. */
const canWrite = (database: Database): Promise<boolean> =>
  database.write(touch).then(
    () => true,
    () => false,
  );

/** What differs from one kind of database to the other. */
interface Particulars {
  readonly steps: Steps;
  readonly leaseClock: LeaseClock;
  readonly appending: Appending;
  /** Called once everything is committed. */
  readonly committed?: () => Promise<void>;
}

/** What a full disk holds can still be read. The server enters when it can write again. */
function unlessFull(error: unknown): void {
  if (!(error instanceof StorageError) || error.problem !== 'full') throw error;
}

/** Rejects with a `StorageError` if the schema is too new for this program. */
export async function createStorage(
  db: Reader,
  { steps, leaseClock, appending, committed }: Particulars,
): Promise<Storage> {
  const database = new Database(db, appending);
  const member = { id: randomUUID(), step: latestOf(steps) };
  await database.write((trx) => enter(trx, member, leaseClock)).catch(unlessFull);
  return {
    tables: tableStore(database),
    identities: identityStore(database),
    chat: chatStore(database),
    due: dueStore(database, leaseClock),
    clock: clockStore(database, leaseClock, member),
    ready: () => canWrite(database),
    close: async () => {
      // A server that can't say that it leaves is forgotten after a while.
      const left = database.write((trx) => leave(trx, member)).catch(() => undefined);
      await Promise.all([left, database.close(committed)]);
    },
  };
}
