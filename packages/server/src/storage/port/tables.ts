/** Tables: their logs, which are the truth, and the cards that lists are made from. */
import type { DueRow } from './due.ts';
import type { IdentityId, Ms, TableId } from './values.ts';

/** How far a table has come. `over` includes games that ended early. */
export type Phase = 'gathering' | 'sealing' | 'opening' | 'playing' | 'over';

/** A person at a table. */
export interface Place {
  readonly seat: number;
  readonly identity: IdentityId;
  /** The game waits for this seat. */
  readonly toAct: boolean;
}

/** What lists show of a table. It follows from the log, and is written together with it. */
export interface CardRow {
  readonly table: TableId;
  readonly game: string;
  /** The version of the rules. */
  readonly rules: string;
  readonly phase: Phase;
  /** Anyone may find the table in a list. */
  readonly listed: boolean;
  readonly players: number;
  /** JSON for the client: names, colours and bots. */
  readonly seats: string;
  /** JSON for the client: the time for each move. */
  readonly pace: string;
  /** In the order of seats. */
  readonly people: readonly Place[];
  readonly created: Ms;
  /** When the last entry was written. */
  readonly updated: Ms;
}

/** What is written together with entries. */
export interface After {
  readonly card: CardRow;
  /** All work that is now due for the table. Any other row of the table is deleted. */
  readonly due: readonly DueRow[];
}

export interface NewTableRow {
  readonly id: TableId;
  /** The secret seed of its chance. */
  readonly seed: string;
  /** JSON, at least one. The first has the number 0. */
  readonly entries: readonly string[];
  readonly after: After;
}

export interface StoredLog {
  readonly seed: string;
  readonly entries: readonly string[];
}

/** How far a table has come. */
export interface Progress {
  readonly entries: number;
  /** Lines of its chat. */
  readonly lines: number;
}

/**
 * - `open`: listed tables whose players gather
 * - `running`: listed tables with a game in progress
 * - `mine`: all tables of an identity
 *
 * Tables of others come with the newest first, one's own with the last changed first.
 */
export type ListQuery = {
  /** Continue after this card. */
  readonly after?: Cursor;
  readonly limit: number;
} & ({ readonly kind: 'open' | 'running' } | { readonly kind: 'mine'; readonly identity: IdentityId });

/** A card's place in a list. */
export interface Cursor {
  readonly at: Ms;
  readonly table: TableId;
}

export const cursorOf = (kind: ListQuery['kind'], card: CardRow): Cursor => ({
  at: kind === 'open' || kind === 'running' ? card.created : card.updated,
  table: card.table,
});

/** Tables without a new entry since these times can go. */
export interface Retention {
  readonly finished: Ms;
  /** Games in progress that everybody has left. */
  readonly abandoned: Ms;
  readonly gathering: Ms;
}

export interface TableStore {
  /** Rejects if the id is taken. */
  create(table: NewTableRow): Promise<void>;

  /**
   * Appends entries, of which the first has the number `from`. Resolves with true once they are durable; with false if
   * they are not the next ones, because somebody else has decided first or the table is gone.
   *
   * `before` is what was written with the entry before `from`, if the caller knows it: then only the differences are
   * written.
   */
  append(table: TableId, from: number, entries: readonly string[], after: After, before?: After): Promise<boolean>;

  /** The entries from this number on; undefined if there is no such table. */
  read(table: TableId, from: number): Promise<StoredLog | undefined>;

  /** How far these tables have come; those that don't exist are left out. */
  progress(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, Progress>>;

  list(query: ListQuery): Promise<readonly CardRow[]>;

  /** The tables where the game waits for each of these identities, the longest waiting first. */
  waitingFor(people: readonly IdentityId[]): Promise<ReadonlyMap<IdentityId, readonly TableId[]>>;

  /** Deletes at most `limit` tables with all that belongs to them, and resolves with their number. */
  clean(before: Retention, limit: number): Promise<number>;
}
