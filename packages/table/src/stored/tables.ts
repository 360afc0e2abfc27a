/** A table as a store keeps it: its log, its seed, and a card for lists. */
import type { GameTypes, Ranking, Seat } from '@leadlight/core';
import type { Entry, Occupant, Origin } from '../log/entries.ts';

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

/** All data of a table. The seed is secret during the game and never leaves its host. */
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
