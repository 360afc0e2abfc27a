/** The players a host can ask for: the same names in every game. */

/**
 * The levels that people choose from, for a first game to the strongest. Between two players, each wins about two of
 * three games against the one before it (BENCHMARKS.md).
 */
export const LADDER = [
  'apprentice',
  'helper',
  'cutter',
  'painter',
  'journeyman',
  'artisan',
  'designer',
  'artist',
  'master',
] as const;
export type Rung = (typeof LADDER)[number];

/** Measures for programs, which never change. */
const YARDSTICKS = ['random', 'greedy'] as const;

export type Level = Rung | (typeof YARDSTICKS)[number];

const [first, ...others] = LADDER;
const [weakest, measure] = YARDSTICKS;

/** All of them; `greedy` comes after the level that it beats in every game. */
export const LEVELS: readonly Level[] = [weakest, first, measure, ...others];
