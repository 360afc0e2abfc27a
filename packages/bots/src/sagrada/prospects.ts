/** What a position is worth to a seat: against others by how much it leads, in solo how likely it beats the target. */
import type { Seat } from '@leadlight/core';
import { colourIndex, COLOURS, draftsLeft, valueOf, type Position } from '@leadlight/sagrada';
import { Evaluation, goalsOf } from './evaluation.ts';

/** What comes of a move. */
export interface Outcome {
  /** What the choice goes by. */
  readonly aim: number;
  /** The lead over the best other, in points; in solo the chance to win. */
  readonly value: number;
}

/** How much a point of the best other counts beside an own one: to build is worth more than to spoil. */
const HEED = 0.5;

export class Prospects {
  private readonly evaluations: (Evaluation | undefined)[] = [];

  /** The evaluation for the seat's goals: those of one game differ by the private objective only. */
  evaluationFor(position: Position, seat: Seat): Evaluation {
    const own = position.privates[seat];
    const index = own === null ? COLOURS.length : colourIndex(own[0]);
    return (this.evaluations[index] ??= new Evaluation(goalsOf(position, seat)));
  }

  /** In points: the seat's own score, in solo less the target. */
  own(position: Position, seat: Seat): number {
    const worth = this.worth(position, seat);
    return position.players === 1 ? worth - expectedTarget(position) : worth;
  }

  /** What the seat goes by: its own points, and those of the best other for what they matter to it. */
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

/** G-66: what the dice left of a round still to come add to the target, on average. */
const TARGET_PER_DRAFT = 2.4;

/** The pips on the track and in the pool, which will lie there unless they are taken, and those to come. */
function expectedTarget(position: Position): number {
  let sum = TARGET_PER_DRAFT * 2 * (10 - position.round);
  for (let i = 0; i < position.pool.length; i++) sum += valueOf(position.pool[i]);
  for (const dice of position.track) for (let i = 0; i < dice.length; i++) sum += valueOf(dice[i]);
  return sum;
}

/** G-68: the margin must be above 0; the more drafts are left, the less is certain. */
function chanceToWin(margin: number, drafts: number): number {
  if (drafts === 0) return margin > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-margin / (0.8 + 0.9 * Math.sqrt(drafts))));
}
