/** Games that the current weights play against themselves, and the samples to learn from. */
import type { FastRandom } from '../../packages/core/src/index.ts';
import { PANES_PER_DISPLAY, ROUNDS, sintra, type Position } from '../../packages/sintra/src/index.ts';
import { Evaluation, sureOf } from '../../packages/bots/src/sintra/evaluation.ts';
import { Tree } from '../../packages/bots/src/sintra/tree.ts';
import type { Weights } from '../../packages/bots/src/sintra/weights.ts';

/** A measured board, and the points that it went on to score. */
export interface Sample {
  readonly round: number;
  /** The share of the round still to come. */
  readonly share: number;
  readonly features: Float64Array;
  readonly gain: number;
}

export interface Lessons {
  readonly samples: readonly Sample[];
  readonly scores: readonly number[];
}

interface Look extends Omit<Sample, 'gain'> {
  readonly seat: number;
  readonly sure: number;
}

/** One in this many positions of a round is sampled. */
const LOOKS = 4;

/** One in this many moves is made without a search, so that the games reach more positions. */
const HASTE = 20;

/** The weight of the final score against the expectation after the round, which is less noisy. */
const TRUST_IN_END = 0.45;

export class SelfPlay {
  private readonly start: Position;
  private readonly evaluation: Evaluation;
  private readonly budget: number;
  private readonly random: FastRandom;
  private looks: Look[] = [];
  /** The points that each seat could expect before each round’s deal. */
  private expected: (readonly number[])[] = [];

  constructor(start: Position, weights: Weights, budget: number, random: FastRandom) {
    this.start = start;
    this.evaluation = new Evaluation(start, weights);
    this.budget = budget;
    this.random = random;
  }

  play(): Lessons {
    const position = sintra.copy(this.start);
    this.looks = [];
    this.expected = [];
    while (position.phase !== 'over') this.goOn(position);
    const scores = position.boards.map((board) => board.score);
    const goals = this.goals(scores);
    return { scores, samples: this.looks.map((look) => ({ ...look, gain: goals[look.round][look.seat] - look.sure })) };
  }

  private goOn(position: Position): void {
    if (position.phase !== 'decide') {
      if (position.phase === 'fill' && position.round > 1) this.beforeDeal(position);
      sintra.deal(position, () => this.random);
      return;
    }
    this.move(position);
    if (position.phase === 'decide' && this.random.below(LOOKS) === 0) this.look(position);
  }

  private move(position: Position): void {
    const tree = new Tree(position, this.evaluation);
    const nodes = this.random.below(HASTE) === 0 ? 0 : this.budget;
    if (tree.choices > 1) tree.work(Math.max(nodes, tree.choices));
    sintra.apply(position, tree.move);
  }

  private beforeDeal(position: Position): void {
    this.expected[position.round] = [...this.evaluation.expect(position)];
    this.look(position);
  }

  private look(position: Position): void {
    const { meter } = this.evaluation;
    meter.look(position);
    const share = meter.left / (position.displayCount * PANES_PER_DISPLAY);
    for (const board of position.boards) {
      meter.measure(position, board);
      const sure = sureOf(position, board.seat);
      this.looks.push({ seat: board.seat, round: position.round, share, features: meter.features.slice(), sure });
    }
  }

  /** For each round, the points that its samples are compared with. */
  private goals(scores: readonly number[]): readonly (readonly number[])[] {
    const goals: (readonly number[])[] = [];
    goals[ROUNDS] = scores;
    for (let round = ROUNDS - 1; round > 0; round--) {
      const later = goals[round + 1];
      goals[round] = this.expected[round + 1].map((points, seat) => points + TRUST_IN_END * (later[seat] - points));
    }
    return goals;
  }
}
