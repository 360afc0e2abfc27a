/**
 * The tables in this browser. Logs are stored entry by entry, so that nothing is lost when the page closes at any
 * moment.
 */
import type { GameTypes, Ranking, Seat } from '@leadlight/core';
import type { Entry, Occupant, Origin } from '@leadlight/table';

/** A table's row in the list of games, stored beside its log and always derived from it. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  /** The version of the rules that the game starts and ends with. */
  readonly rules: string;
  readonly seats: readonly Occupant[];
  readonly created: number;
  readonly changed: number;
  /** A game that is over and has no scores was abandoned. */
  readonly over: boolean;
  readonly scores: readonly number[] | null;
  readonly ranking: Ranking | null;
  /** The seats that have to decide now. */
  readonly toMove: readonly Seat[];
  readonly origin: Origin | null;
}

/** All data of a table. The seed is secret during the game and never leaves this browser. */
export interface StoredTable<T extends GameTypes = GameTypes> {
  readonly card: TableCard;
  readonly seed: string;
  readonly entries: readonly Entry<T>[];
}

/** The data put into the store. */
export interface Storable {
  readonly card: TableCard;
  readonly seed: string;
  readonly entries: readonly object[];
}

/** A table as stored; code that reads it has to check it first. */
export interface RawTable {
  readonly id: string;
  readonly card: unknown;
  readonly seed: unknown;
  readonly entries: readonly unknown[];
}

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
