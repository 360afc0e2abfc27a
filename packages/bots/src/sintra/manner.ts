/** How a level of Sintra plays: how far it looks, and what it overlooks. */
import type { Term } from './terms.ts';

export interface Manner {
  /** How many nodes it may use for a decision. */
  readonly nodes: number;
  /** How many moves it looks ahead, its own included; all of the round and beyond if left out. */
  readonly depth?: number;
  /** How many strips it sees, from the one under its glazier on; all of them if left out. */
  readonly sight?: number;
  /** The terms of the evaluation that it overlooks. */
  readonly forgets?: readonly Term[];
  /** Whether it forgets that the others play, too. */
  readonly isAlone?: boolean;
}
