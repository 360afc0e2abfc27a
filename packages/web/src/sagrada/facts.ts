/** Collects the engine's facts about a position for display. */
import { breakdownOf, impossibleCells, priceOf, targetOf, turnOrder, type Position } from '@leadlight/sagrada';
import type { Facts } from './board.ts';

export const factsOf = (position: Position): Facts => ({
  order: turnOrder(position),
  prices: position.tools.map((_, slot) => priceOf(position, slot)),
  seats: position.windows.map((_, seat) => ({
    impossible: impossibleCells(position, seat),
    points: breakdownOf(position, seat),
  })),
  target: position.players === 1 ? targetOf(position) : null,
});
