/** What the server's thread and the one that appends say to each other. */
import type { SQLInputValue } from 'node:sqlite';
import type { StorageProblem } from '../port/errors.ts';
import type { TableId } from '../port/values.ts';

export type ThreadStatement = readonly [text: string, values: readonly SQLInputValue[]];

/** A transaction of appends. */
export interface ThreadPlan {
  readonly appends: number;
  /** Return a row for each append that wins. */
  readonly firsts: readonly ThreadStatement[];
  readonly others: readonly ThreadStatement[];
}

/** The tables that have won: unless that is all of them, nothing was written. */
export type ThreadAnswer =
  | { readonly won: readonly TableId[] }
  | { readonly failed: { readonly problem: StorageProblem; readonly message: string } };
