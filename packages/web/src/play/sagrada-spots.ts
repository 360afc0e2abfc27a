/** Between what can be touched on the board of Sagrada and the steps by which moves are chosen. */
import type { Spot } from '../sagrada/board.ts';
import type { SagradaStep } from './choosing/sagrada.ts';

/** What touching a spot can mean: a die may be drafted or pay, a space may be filled or its die lifted. */
export function stepsAt(spot: Spot): readonly SagradaStep[] {
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
