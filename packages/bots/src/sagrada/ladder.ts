/**
 * The levels of Sagrada: how far each looks, and what it overlooks. The lower levels are people who do not know all that
 * counts yet; they never err by chance. BENCHMARKS.md has the strength of each.
 */
import type { Rung } from '../thinking/levels.ts';
import type { Manner } from './manner.ts';

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
  helper: {
    ...FIRST_SIGHT,
    forgets: [
      'row-color-variety',
      'row-shade-variety',
      'column-color-variety',
      'column-shade-variety',
      'color-diagonals',
      'shade-variety',
      'dead-spaces',
    ],
  },
  /** Collects sets of values, too, and plans colours in columns. */
  cutter: {
    ...FIRST_SIGHT,
    forgets: ['row-color-variety', 'row-shade-variety', 'column-shade-variety', 'color-diagonals', 'dead-spaces'],
  },
  /** Misses only what is hardest to see. */
  painter: { ...FIRST_SIGHT, forgets: ['row-color-variety', 'color-diagonals', 'dead-spaces'] },
  /** Knows all that counts in its window, but uses no tools, and forgets what the others will take. */
  journeyman: FIRST_SIGHT,
  /** Tries a few moves once or twice before it plays one. */
  artisan: { ...IN_ROUND, nodes: 8, windowNodes: 16 },
  designer: { ...IN_ROUND, nodes: 24, windowNodes: 16 },
  /** From here on, tries moves to the end of the next round. */
  artist: { nodes: 150, windowNodes: 60, candidates: 8, rounds: 1, windowRounds: 10, clarity: 2.5 },
  master: { nodes: 1200, windowNodes: 200, candidates: 12, rounds: 1, windowRounds: 10, clarity: 2.5 },
};
