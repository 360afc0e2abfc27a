/** All stores, over one database. */
import { Database, type Appending } from './database.ts';
import type { LeaseClock } from './lease-clock.ts';
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
  readonly leaseClock: LeaseClock;
  readonly appending: Appending;
  /** Called once everything is committed. */
  readonly committed?: () => Promise<void>;
}

export function createStorage(db: Reader, { leaseClock, appending, committed }: Particulars): Storage {
  const database = new Database(db, appending);
  return {
    tables: tableStore(database),
    identities: identityStore(database),
    chat: chatStore(database),
    due: dueStore(database, leaseClock),
    clock: clockStore(database, leaseClock),
    ready: () => canWrite(database),
    close: () => database.close(committed),
  };
}
