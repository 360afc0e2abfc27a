/** The players a host can ask for: the same names in every game. */

/** From the weakest to the strongest. */
export const LEVELS = ['random', 'apprentice', 'greedy', 'journeyman', 'master'] as const;
export type Level = (typeof LEVELS)[number];
