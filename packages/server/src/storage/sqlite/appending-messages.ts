/** What the server's thread and the one that appends say to each other. */
import type { StorageProblem } from '../port/errors.ts';
import type { TableId } from '../port/values.ts';

/** A statement that the thread has heard of, and how many values it takes. */
export type ThreadStatement = readonly [number: number, values: number];

/** A transaction of appends. */
export interface ThreadPlan {
  readonly appends: number;
  /** The texts of statements that the thread has not heard of, whose numbers follow those of the last ones. */
  readonly texts: readonly string[];
  /** Return a row for each append that wins. */
  readonly firsts: readonly ThreadStatement[];
  readonly others: readonly ThreadStatement[];
  /** Those of all statements. */
  readonly values: string;
}

/** In no value: JSON has another way to write it. */
const BETWEEN = '\0';

/** A message with one text costs both threads much less than one with many values. Statements cast numbers back. */
export const valuesAsText = (values: readonly unknown[]): string => values.join(BETWEEN);

/** Throws if they are not as many as the statements take. */
export function valuesIn({ firsts, others, values }: ThreadPlan): readonly string[] {
  const all = values.split(BETWEEN);
  const expected = [...firsts, ...others].reduce((sum, [, count]) => sum + count, 0);
  if (all.length !== expected) throw new Error(`There are ${all.length} values instead of ${expected}.`);
  return all;
}

/** The tables that have won: unless that is all of them, nothing was written. */
export type ThreadAnswer =
  | { readonly won: readonly TableId[] }
  | { readonly failed: { readonly problem: StorageProblem; readonly message: string } };
