/**
 * The server's only way to its data. Nothing here knows what a game is: entries are text. Every write is durable when
 * its promise resolves, and a promise that rejects has stored nothing. One exception: if the line to the database breaks
 * while it commits, nobody knows, until the data is read again.
 */
import type { ChatStore } from './chat.ts';
import type { DueStore } from './due.ts';
import type { IdentityStore } from './identities.ts';
import type { TableStore } from './tables.ts';
import type { Ms } from './values.ts';

/** The clock of the service, which stands still while the service is down. */
export interface ClockStore {
  /**
   * Remembers the reading, unless another process is ahead. Resolves with the reading on which all processes agree: the
   * latest one, and the time since then while any of them is running.
   */
  beat(reading: Ms): Promise<Ms>;

  /** The latest reading; 0 if there is none. */
  last(): Promise<Ms>;
}

export interface Storage {
  readonly tables: TableStore;
  readonly identities: IdentityStore;
  readonly chat: ChatStore;
  readonly due: DueStore;
  readonly clock: ClockStore;

  /** Whether data can be written now. */
  ready(): Promise<boolean>;

  /** Stores what was asked for until now, and then refuses everything. */
  close(): Promise<void>;
}
