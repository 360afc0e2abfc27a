/** The finished games, in whatever order they arrive. */
import type { Played } from './played.ts';
import type { Fixture, Schedule } from './schedule.ts';
import type { Question, Side } from './until.ts';

export class Results {
  /** Games 1, 2, 3 … up to the first missing one. Only these count, so that it does not matter which game ends first. */
  readonly inOrder: Played[] = [];
  /** The side of the bar on which the win rate lies, once known. */
  answer: Side | undefined;
  private readonly schedule: Schedule;
  private readonly games: number;
  private readonly question: Question | undefined;
  /** Games that wait for a missing one. */
  private readonly ahead = new Map<number, Played>();
  private handedOut = 0;

  constructor(schedule: Schedule, games: number, question: Question | undefined) {
    this.schedule = schedule;
    this.games = games;
    this.question = question;
  }

  /** The number of finished games, counted or not. */
  get over(): number {
    return this.inOrder.length + this.ahead.size;
  }

  /** Whether nothing is left to play. */
  get complete(): boolean {
    return this.answer !== undefined || this.inOrder.length === this.games;
  }

  add(played: Played): void {
    if (played.game > this.games || this.has(played.game)) return;
    this.ahead.set(played.game, played);
    while (!this.complete) {
      const next = this.ahead.get(this.inOrder.length + 1);
      if (next === undefined) return;
      this.ahead.delete(next.game);
      this.inOrder.push(next);
      this.answer = this.question?.add(next);
    }
  }

  private has(game: number): boolean {
    return game <= this.inOrder.length || this.ahead.has(game);
  }

  /** The next game that is not being played yet. */
  next(): Fixture | undefined {
    if (this.complete) return undefined;
    do this.handedOut++;
    while (this.has(this.handedOut));
    return this.handedOut > this.games ? undefined : this.schedule.fixture(this.handedOut);
  }
}
