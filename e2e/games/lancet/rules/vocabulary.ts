/** The things on the table, by name. */

/** In this order everywhere: an index stands for a colour inside the engine. */
export const COLOURS = ['ruby', 'amber', 'jade', 'azure'] as const;
export type Colour = (typeof COLOURS)[number];

/** L-03: the lengths of a game. */
export const LENGTHS = [4, 6] as const;
export type Rounds = (typeof LENGTHS)[number];

export interface Options {
  readonly rounds: Rounds;
}

/** L-01. */
export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 4;
export const SHARDS_OF_A_COLOUR = 10;

/** L-02. */
export const HAND = 3;
