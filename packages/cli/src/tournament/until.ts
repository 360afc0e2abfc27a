/** Decides whether enough games have been played to tell if a win rate is above or below a bar. */
import { wilson } from './interval.ts';
import type { Played } from './played.ts';

/** Nothing is decided before this many games, however clear it looks. */
const LEAST_GAMES = 200;

export type Side = 'above' | 'below';

/** Games are added in order, so that it does not matter which of them ended first. */
export class Question {
  private readonly bot: string;
  private readonly bar: number;
  private readonly gamesPerDeal: number;
  private games = 0;
  private seats = 0;
  private wins = 0;

  constructor(bot: string, bar: number, gamesPerDeal: number) {
    this.bot = bot;
    this.bar = bar;
    this.gamesPerDeal = gamesPerDeal;
  }

  /** Adds the next game. Answers once the whole interval is on one side, but only after whole deals. */
  add({ seats, shares }: Played): Side | undefined {
    this.games++;
    for (const [seat, name] of seats.entries()) {
      if (name !== this.bot) continue;
      this.seats++;
      this.wins += shares[seat] ?? 0;
    }
    return this.games >= LEAST_GAMES && this.games % this.gamesPerDeal === 0 ? this.answer() : undefined;
  }

  private answer(): Side | undefined {
    const { low, high } = wilson(this.wins, this.seats);
    if (low > this.bar) return 'above';
    return high < this.bar ? 'below' : undefined;
  }
}
