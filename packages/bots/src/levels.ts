/** Who can be asked to play: the same names for every game. */

/** From the weakest to the strongest. */
export const LEVELS = ['random', 'apprentice', 'greedy', 'journeyman', 'master'] as const;
export type Level = (typeof LEVELS)[number];
