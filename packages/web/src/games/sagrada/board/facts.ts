/** Collects the engine's facts about a position for display. */
import { breakdownOf, impossibleCells, priceOf, targetOf, turnsOfRound, type Position } from '@leadlight/sagrada';
import type { Facts } from './board.ts';

export function factsOf(position: Position): Facts {
  const isSolo = position.players === 1;
  return {
    turns: turnsOfRound(position),
    prices: isSolo ? [] : position.tools.map((_, slot) => priceOf(position, slot)),
    seats: position.windows.map((_, seat) => ({
      impossible: impossibleCells(position, seat),
      points: breakdownOf(position, seat),
    })),
    target: isSolo ? targetOf(position) : null,
  };
}
