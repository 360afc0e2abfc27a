/** What the server's thread and the one that appends say to each other. */
import type { SQLInputValue } from 'node:sqlite';
import type { StorageProblem } from '../port/errors.ts';
import type { TableId } from '../port/values.ts';

/** A statement that the thread has heard of. */
export type ThreadStatement = readonly [number: number, values: readonly SQLInputValue[]];

/** A transaction of appends. */
export interface ThreadPlan {
  readonly appends: number;
  /** The texts of statements that the thread has not heard of, whose numbers follow those of the last ones. */
  readonly texts: readonly string[];
  /** Return a row for each append that wins. */
  readonly firsts: readonly ThreadStatement[];
  readonly others: readonly ThreadStatement[];
}

/** The tables that have won: unless that is all of them, nothing was written. */
export type ThreadAnswer =
  | { readonly won: readonly TableId[] }
  | { readonly failed: { readonly problem: StorageProblem; readonly message: string } };
