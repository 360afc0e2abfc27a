/** The worth of a position to a seat: its lead over the others, or in solo its chance of beating the target. */
import type { Seat } from '@leadlight/core';
import { colourIndex, COLOURS, draftsLeft, type Position } from '@leadlight/sagrada';
import { Evaluation, goalsOf, type TermName } from './evaluation.ts';
import { chanceToWin, expectedTarget, toolsToUse } from './solo.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The outcome of a move. */
export interface Outcome {
  /** The number that decides between moves. */
  readonly aim: number;
  /** The lead over the best opponent, in points; in solo the chance to win. */
  readonly value: number;
}

/** How much a point of the best opponent counts against one of the seat's own: building is worth more than spoiling. */
const HEED = 0.5;

export class Prospects {
  private readonly evaluations: (Evaluation | undefined)[] = [];
  private readonly weights: Weights;
  private readonly forgets: readonly TermName[];

  constructor(weights: Weights = WEIGHTS, forgets: readonly TermName[] = []) {
    this.weights = weights;
    this.forgets = forgets;
  }

  /** The evaluation for the seat's goals: within a game these differ only by the private objective. */
  evaluationFor(position: Position, seat: Seat): Evaluation {
    const own = position.privates[seat];
    const index = own === null ? COLOURS.length : colourIndex(own[0]);
    return (this.evaluations[index] ??= new Evaluation(goalsOf(position, seat), this.weights, this.forgets));
  }

  /** In points: the seat's own score, in solo less the target. */
  own(position: Position, seat: Seat): number {
    return this.worth(position, seat) + this.around(position);
  }

  /** The points beyond the window: in solo the target, and the tools that can still lower it. */
  around(position: Position): number {
    return position.players === 1 ? toolsToUse(position) - expectedTarget(position) : 0;
  }

  /** The seat's own points, weighed against those of the best opponent. */
  outcome(position: Position, seat: Seat): Outcome {
    const own = this.own(position, seat);
    if (position.players === 1) {
      const chance = chanceToWin(own, draftsLeft(position, seat));
      return { aim: chance, value: chance };
    }
    let most = -Infinity;
    for (let other = 0; other < position.players; other++) {
      if (other !== seat) most = Math.max(most, this.worth(position, other));
    }
    return { aim: own - HEED * most, value: own - most };
  }

  private worth(position: Position, seat: Seat): number {
    const evaluation = this.evaluationFor(position, seat);
    evaluation.lay(position.windows[seat], draftsLeft(position, seat));
    return evaluation.value();
  }
}
