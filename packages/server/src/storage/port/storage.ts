/**
 * The server's only way to its data. Nothing here knows what a game is: entries are text. Every write is durable when
 * its promise resolves, and a promise that rejects has stored nothing.
 */
import type { ChatStore } from './chat.ts';
import type { DueStore } from './due.ts';
import type { IdentityStore } from './identities.ts';
import type { TableStore } from './tables.ts';
import type { Ms } from './values.ts';

/** The clock of the service, which stands still while the service is down. */
export interface ClockStore {
  /** Remembers the reading, unless a later one is stored. */
  beat(reading: Ms): Promise<void>;

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
