/**
 * The levels of Sagrada: how far each looks, and what it overlooks. The lower levels are people who do not know all that
 * counts yet; they never err by chance. BENCHMARKS.md has the strength of each.
 */
import { OBJECTIVE_IDS } from '@leadlight/sagrada';
import type { Rung } from '../thinking/levels.ts';
import type { Manner } from './manner.ts';

/** The objectives about rows, columns and diagonals. */
const LINES = OBJECTIVE_IDS.filter((id) => /^row|^column|diagonals/u.test(id));

/** At first sight: one look at each move, without tools, in an easy window. */
const FIRST_SIGHT = {
  nodes: 100,
  windowNodes: 1,
  candidates: 1,
  rounds: 0,
  windowRounds: 0,
  clarity: 2,
  windows: 'easy',
  isHandy: false,
} as const;

/** A few moves, played on to the end of the round. */
const IN_ROUND = { candidates: 3, rounds: 0, windowRounds: 10, clarity: 2 } as const;

/** `points`: the points of the next move (apprentice.ts). */
export const LADDER: Readonly<Record<Rung, Manner | 'points'>> = {
  apprentice: 'points',
  /** Thinks of its private colour, but plans no lines and no sets of values. Blocks its own spaces. */
  helper: { ...FIRST_SIGHT, forgets: [...LINES, 'shade-variety', 'dead-spaces'] },
  /** Collects sets of values, too, and plans colours in columns. */
  cutter: { ...FIRST_SIGHT, forgets: [...LINES.filter((id) => id !== 'column-color-variety'), 'dead-spaces'] },
  /** Misses only what is hardest to see. */
  painter: { ...FIRST_SIGHT, forgets: ['row-color-variety', 'color-diagonals', 'dead-spaces'] },
  /** Knows all that counts in its window, and uses tools, but forgets what the others will take. */
  journeyman: { ...FIRST_SIGHT, isHandy: true },
  /** Tries a few moves several times before it plays one. */
  artisan: { ...IN_ROUND, nodes: 20, windowNodes: 16 },
  designer: { ...IN_ROUND, nodes: 100, windowNodes: 40, candidates: 6 },
  /** From here on, tries moves to the end of the next round. */
  artist: { nodes: 300, windowNodes: 100, candidates: 8, rounds: 1, windowRounds: 10, clarity: 2.5 },
  master: { nodes: 1200, windowNodes: 200, candidates: 12, rounds: 1, windowRounds: 10, clarity: 2.5 },
};
