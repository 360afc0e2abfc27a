/** How a level of Sagrada plays: how far it looks, and what it overlooks. */
import type { TermName } from './evaluation.ts';

export interface Manner {
  /** Nodes for one decision. A node is one playout, or a first look at a handful of moves. */
  readonly nodes: number;
  /** Nodes for choosing a window: its playouts are the longest. */
  readonly windowNodes: number;
  /** How many moves enter the race; a single one is played at first sight. */
  readonly candidates: number;
  /** How many rounds after this one are played out before the evaluation takes over. */
  readonly rounds: number;
  /** The same for choosing a window. */
  readonly windowRounds: number;
  /** How many standard errors behind the leader count as clearly behind. */
  readonly clarity: number;
  /** `easy`: it takes a window with few tokens, whatever the objectives are. */
  readonly windows?: 'easy';
  /** The terms of the evaluation that it overlooks. */
  readonly forgets?: readonly TermName[];
  /** Whether tools come to its mind. */
  readonly isHandy?: boolean;
}
