/**
 * Chooses among moves by trial. All moves still in the race meet the same futures, one after the other, so that they
 * are compared by their differences; a move that is clearly behind the leader drops out.
 */
import type { Outcome } from './prospects.ts';

/** How many futures every move meets before the first can drop out. */
const FIRST_CUT = 4;

/** The number of futures before the next cut: each cut comes a third later than the one before. */
const nextCut = (cut: number): number => cut + Math.max(2, Math.floor(cut / 3));

export class Runner<Item> {
  readonly item: Item;
  readonly aims: number[] = [];
  private aim = 0;
  private value = 0;

  constructor(item: Item) {
    this.item = item;
  }

  add({ aim, value }: Outcome): void {
    this.aims.push(aim);
    this.aim += aim;
    this.value += value;
  }

  meanAim(): number {
    return this.aims.length === 0 ? -Infinity : this.aim / this.aims.length;
  }

  /** Defined once there is an outcome. */
  meanValue(): number {
    return this.value / this.aims.length;
  }
}

export class Race<Item> {
  private runners: readonly Runner<Item>[];
  private readonly clarity: number;
  private readonly grain: number;
  private next = 0;
  private future = 0;
  private cut = FIRST_CUT;

  /**
   * `clarity`: how many standard errors behind the leader count as clearly behind; `grain`: a difference too small to
   * be clear. The first item leads until another overtakes it.
   */
  constructor(items: readonly Item[], clarity: number, grain: number) {
    this.runners = items.map((item) => new Runner(item));
    this.clarity = clarity;
    this.grain = grain;
  }

  /** Only one is left. */
  get decided(): boolean {
    return this.runners.length === 1;
  }

  leader(): Runner<Item> {
    return this.runners.reduce((best, runner) => (runner.meanAim() > best.meanAim() ? runner : best));
  }

  /** Tries the next item in the current future. */
  advance(tryIn: (item: Item, future: number) => Outcome): void {
    const runner = this.runners[this.next];
    runner.add(tryIn(runner.item, this.future));
    this.next++;
    if (this.next === this.runners.length) this.endFuture();
  }

  private endFuture(): void {
    this.next = 0;
    this.future++;
    if (this.future < this.cut) return;
    this.cut = nextCut(this.cut);
    const leader = this.leader();
    this.runners = this.runners.filter((runner) => !this.isBehind(runner, leader));
  }

  /** Whether the mean difference to the leader is `clarity` standard errors below 0. */
  private isBehind(runner: Runner<Item>, leader: Runner<Item>): boolean {
    const n = runner.aims.length;
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < n; i++) {
      const difference = runner.aims[i] - leader.aims[i];
      sum += difference;
      squares += difference * difference;
    }
    const mean = sum / n;
    const error = Math.sqrt(Math.max(squares / n - mean * mean, 0) / (n - 1));
    return mean < -this.clarity * (error + this.grain);
  }
}
