/** Tables of this browser: their logs, entry by entry, so that nothing is lost whenever the page goes away. */
import type { GameTypes, Ranking, Seat } from '@leadlight/core';
import type { Entry, Occupant, Origin } from '@leadlight/table';

/** What the list of games shows of a table, kept beside its log and always made from it. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  /** The version of the rules that the game began with, and ends with. */
  readonly rules: string;
  readonly seats: readonly Occupant[];
  readonly created: number;
  readonly changed: number;
  /** A game that is over without scores was abandoned. */
  readonly over: boolean;
  readonly scores: readonly number[] | null;
  readonly ranking: Ranking | null;
  /** Who must decide now. */
  readonly toMove: readonly Seat[];
  readonly origin: Origin | null;
}

/** Everything about a table. The seed is secret while the game is played: it never leaves this browser. */
export interface StoredTable<T extends GameTypes = GameTypes> {
  readonly card: TableCard;
  readonly seed: string;
  readonly entries: readonly Entry<T>[];
}

/** What is put into the store. */
export interface Storable {
  readonly card: TableCard;
  readonly seed: string;
  readonly entries: readonly object[];
}

/** A table as it lies in the store: who reads it checks it first. */
export interface RawTable {
  readonly id: string;
  readonly card: unknown;
  readonly seed: unknown;
  readonly entries: readonly unknown[];
}

/** All that is written is written whole or not at all; what cannot be is rejected with a `StoreFailure`. */
export interface TableStore {
  /** Whether what is stored is still there when the page is opened again. */
  readonly lasts: boolean;
  /** Adds tables, all of them or none; one that is there already is never replaced. */
  create(tables: readonly Storable[]): Promise<void>;
  /** Adds entries to a log, and changes its card. An entry that is there already is never replaced. */
  append(card: TableCard, entries: readonly object[], from: number): Promise<void>;
  /** Puts another table in the place of one. */
  replace(id: string, table: Storable): Promise<void>;
  load(id: string): Promise<RawTable | undefined>;
  /** The cards that can be read, the latest first. */
  list(): Promise<readonly TableCard[]>;
  /** Of all tables, also of those that cannot be read. */
  ids(): Promise<readonly string[]>;
  remove(ids: readonly string[]): Promise<void>;
}
