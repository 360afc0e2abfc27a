/**
 * The levels of Sintra: how far each looks, and what it overlooks. The lower levels are people who do not know all that
 * counts yet; they never err by chance. BENCHMARKS.md has the strength of each.
 */
import type { Rung } from '../thinking/levels.ts';
import type { Manner } from './manner.ts';

/** Enough for every move of a position. */
const ALL_MOVES = 1000;

/** One move, and nobody else's. */
const OWN_MOVE = { nodes: ALL_MOVES, depth: 1, isAlone: true } as const;

export const LADDER: Readonly<Record<Rung, Manner>> = {
  /** Fills the strips before its eyes. What they bring later, and what the colours of the round pay, is beyond it. */
  apprentice: { ...OWN_MOVE, sight: 2, forgets: ['supply', 'palace', 'chain', 'colour-bonus'] },
  /** Sees most of its strips, but neither the palace nor which panes can still be had. */
  helper: { ...OWN_MOVE, sight: 5, forgets: ['supply', 'palace'] },
  /** Knows all that counts on its own board, but overlooks the far strips, and that others play. */
  cutter: { ...OWN_MOVE, sight: 5 },
  /** Compares its board with the others', but does not ask what they will take. */
  painter: { nodes: ALL_MOVES, depth: 1, sight: 5 },
  /** Sees the others' answers to its move, and nothing beyond. */
  journeyman: { nodes: 4000, depth: 2, sight: 6 },
  /** From here on, only the budget limits the sight. */
  artisan: { nodes: 300 },
  designer: { nodes: 1000 },
  artist: { nodes: 3500 },
  master: { nodes: 25_000 },
};
