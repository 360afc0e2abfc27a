/** Maps spots on Sagrada's board to the steps that choose a move. */
import type { Spot } from './board/board.ts';
import type { SagradaStep } from './choosing/steps.ts';

/** The possible meanings of a touch on a spot: a die may be drafted or pay, a space may be filled or its die lifted. */
export function stepsAt(spot: Spot): readonly [SagradaStep, ...SagradaStep[]] {
  switch (spot.kind) {
    case 'pool':
      return [
        { kind: 'die', die: spot.die },
        { kind: 'pay', die: spot.die },
      ];
    case 'cell':
      return [
        { kind: 'cell', cell: spot.cell },
        { kind: 'lift', cell: spot.cell },
      ];
    case 'track':
      return [{ kind: 'track', round: spot.round, die: spot.die }];
    default:
      return [spot];
  }
}
