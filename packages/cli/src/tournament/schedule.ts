/**
 * The bots, their seats and the deal of each game, all derived from its number. Each deal is played once for every
 * rotation of every line-up, so that no bot gains from a lucky deal or seat.
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
      seats: tables[(game - 1) % tables.length] ?? [],
    }),
  };
}

/** The last bot fills the remaining seats; with more bots than seats, every combination plays. */
const lineUps = (bots: readonly string[], players: number): readonly LineUp[] =>
  bots.length > players
    ? combinations(bots, players)
    : [[...bots, ...Array.from({ length: players - bots.length }, () => bots.at(-1) ?? '')]];

/** Every combination of `size` bots, in the order of the list. */
function combinations(bots: readonly string[], size: number): readonly LineUp[] {
  if (size === 0) return [[]];
  return bots.flatMap((bot, i) => combinations(bots.slice(i + 1), size - 1).map((others) => [bot, ...others]));
}

/** The distinct rotations of a line-up; a line-up of equal bots has only one. */
function rotations(lineUp: LineUp): readonly LineUp[] {
  const turned = lineUp.map((_, by) => [...lineUp.slice(lineUp.length - by), ...lineUp.slice(0, lineUp.length - by)]);
  const same = turned.findIndex((seats, by) => by > 0 && seats.every((bot, seat) => bot === lineUp[seat]));
  return same === -1 ? turned : turned.slice(0, same);
}
