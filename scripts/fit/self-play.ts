/** Games that the present weights play against themselves, and what can be learnt from them. */
import type { FastRandom } from '../../packages/core/src/index.ts';
import { PANES_PER_DISPLAY, ROUNDS, sintra, type Position } from '../../packages/sintra/src/index.ts';
import { Evaluation, sureOf } from '../../packages/bots/src/sintra/evaluation.ts';
import { Tree } from '../../packages/bots/src/sintra/tree.ts';
import type { Weights } from '../../packages/bots/src/sintra/weights.ts';

/** A board as it was measured, and the points that it still brought in. */
export interface Sample {
  readonly round: number;
  /** The part of the round that was still to come. */
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

/** One of so many positions inside a round is looked at. */
const LOOKS = 4;

/** One of so many moves is made at first sight, so that the games lead to more places. */
const HASTE = 20;

/** How much the end of the game counts against what the weights expect after the round: the rest is less noisy. */
const TRUST_IN_END = 0.45;

export class SelfPlay {
  private readonly start: Position;
  private readonly evaluation: Evaluation;
  private readonly budget: number;
  private readonly random: FastRandom;
  private looks: Look[] = [];
  /** What each seat could expect before the deal of each round. */
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

  /** For each round the points that looks in it are compared with. */
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
