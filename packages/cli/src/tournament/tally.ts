/** Each bot's totals over all games. */
import type { Played } from './played.ts';

export interface Total {
  readonly name: string;
  /** Games played. */
  readonly games: number;
  /** Seats in those games: more than the games if the bot plays against itself. */
  readonly seats: number;
  readonly wins: number;
  /** All scores, except in forfeited games. */
  readonly scores: readonly number[];
  /** Solo: the targets of these games. */
  readonly targets: readonly number[];
  readonly moves: number;
  readonly milliseconds: number;
  readonly longest: number;
  readonly forfeits: number;
}

/** One for each bot, in the order of `names`. */
export function totalsOf(names: readonly string[], games: readonly Played[]): readonly Total[] {
  const counters = new Map(names.map((name) => [name, new Counter(name)]));
  for (const game of games) {
    for (const [seat, name] of game.seats.entries()) counters.get(name)?.add(game, seat);
  }
  return [...counters.values()];
}

class Counter implements Total {
  readonly name: string;
  games = 0;
  seats = 0;
  wins = 0;
  readonly scores: number[] = [];
  readonly targets: number[] = [];
  moves = 0;
  milliseconds = 0;
  longest = 0;
  forfeits = 0;

  constructor(name: string) {
    this.name = name;
  }

  add(game: Played, seat: number): void {
    this.games += game.seats.indexOf(this.name) === seat ? 1 : 0;
    this.seats++;
    this.wins += game.shares[seat] ?? 0;
    if (game.scores !== undefined) this.scores.push(game.scores[seat] ?? 0);
    if (game.target !== undefined) this.targets.push(game.target);
    this.moves += game.moves[seat] ?? 0;
    this.milliseconds += game.milliseconds[seat] ?? 0;
    this.longest = Math.max(this.longest, game.longest[seat] ?? 0);
    this.forfeits += game.forfeit?.seat === seat ? 1 : 0;
  }
}

/** NaN for an empty list. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The sample standard deviation; NaN for fewer than two values. */
export function spread(values: readonly number[]): number {
  if (values.length < 2) return Number.NaN;
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}
