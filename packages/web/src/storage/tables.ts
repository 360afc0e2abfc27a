/**
 * The tables in this browser. Logs are stored entry by entry, so that nothing is lost when the page closes at any
 * moment.
 */
import type { RawTable, Storable, TableCard } from '@leadlight/table';

export type { RawTable, Storable, StoredTable, TableCard } from '@leadlight/table';

/** Every write is complete or doesn't happen; a failed one rejects with a `StoreFailure`. */
export interface TableStore {
  /** Whether stored data is still there after the page is closed. */
  readonly lasts: boolean;
  /** Adds all tables or none. An existing table is never replaced. */
  create(tables: readonly Storable[]): Promise<void>;
  /** Adds entries to a log and updates its card. An existing entry is never replaced. */
  append(card: TableCard, entries: readonly object[], from: number): Promise<void>;
  /** Replaces one table with another. */
  replace(id: string, table: Storable): Promise<void>;
  load(id: string): Promise<RawTable | undefined>;
  /** The readable cards, latest first. */
  list(): Promise<readonly TableCard[]>;
  /** The ids of all tables, including unreadable ones. */
  ids(): Promise<readonly string[]>;
  remove(ids: readonly string[]): Promise<void>;
}
