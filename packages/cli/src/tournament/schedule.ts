/**
 * Who meets whom, where they sit and what is dealt: all from the number of a game. A deal is played once for every
 * rotation of every line-up, so that nobody is lucky with the deal or the seat.
 */

/** One game of a tournament. */
export interface Fixture {
  /** From 1. */
  readonly game: number;
  /** From 1. Games with the same deal have the same chance. */
  readonly deal: number;
  /** The name of the bot at each seat. */
  readonly seats: readonly string[];
}

export interface Schedule {
  readonly gamesPerDeal: number;
  fixture(game: number): Fixture;
}

type LineUp = readonly string[];

export function scheduleOf(bots: readonly string[], players: number): Schedule {
  const tables = lineUps(bots, players).flatMap(rotations);
  return {
    gamesPerDeal: tables.length,
    fixture: (game) => ({
      game,
      deal: Math.floor((game - 1) / tables.length) + 1,
      seats: tables[(game - 1) % tables.length],
    }),
  };
}

/** The last bot fills the seats that are left; of more bots than seats every combination meets. */
const lineUps = (bots: readonly string[], players: number): readonly LineUp[] =>
  bots.length > players
    ? combinations(bots, players)
    : [Array.from({ length: players }, (_, seat) => bots[Math.min(seat, bots.length - 1)])];

/** Every choice of so many, in the order in which they were named. */
function combinations(bots: readonly string[], size: number): readonly LineUp[] {
  if (size === 0) return [[]];
  return bots.flatMap((bot, i) => combinations(bots.slice(i + 1), size - 1).map((others) => [bot, ...others]));
}

/** The different ways to move all on by some seats: a line-up of equal bots has only one. */
function rotations(lineUp: LineUp): readonly LineUp[] {
  const turned = lineUp.map((_, by) => lineUp.map((__, seat) => lineUp[(seat - by + lineUp.length) % lineUp.length]));
  const same = turned.findIndex((seats, by) => by > 0 && seats.every((bot, seat) => bot === lineUp[seat]));
  return same === -1 ? turned : turned.slice(0, same);
}
