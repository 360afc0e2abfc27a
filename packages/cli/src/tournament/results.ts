/** The games that are over, however they come in. */
import type { Played } from './played.ts';
import type { Fixture, Schedule } from './schedule.ts';
import type { Question, Side } from './until.ts';

export class Results {
  /** Games 1, 2, 3 … as far as none is missing. Only these count, so that nothing depends on which game ends first. */
  readonly inOrder: Played[] = [];
  /** Once it is known: where the win rate in question lies. */
  answer: Side | undefined;
  private readonly schedule: Schedule;
  private readonly games: number;
  private readonly question: Question | undefined;
  /** Games after a missing one. */
  private readonly ahead = new Map<number, Played>();
  private handedOut = 0;

  constructor(schedule: Schedule, games: number, question: Question | undefined) {
    this.schedule = schedule;
    this.games = games;
    this.question = question;
  }

  /** How many games are over, counted or not. */
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

  /** A game that nobody plays yet. */
  next(): Fixture | undefined {
    if (this.complete) return undefined;
    do this.handedOut++;
    while (this.has(this.handedOut));
    return this.handedOut > this.games ? undefined : this.schedule.fixture(this.handedOut);
  }
}
