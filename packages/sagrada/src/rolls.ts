/** The number of dice rolled, and the dice rolled again: G-11, G-38, G-39, G-63. */
import { isSolo, type Position } from './position.ts';
import { TOOL_IDS } from './vocabulary.ts';

/** G-11, G-63: 2 dice per player and 1 more; 4 in solo. */
export const diceRolled = (position: Position): number => (isSolo(position) ? 4 : 2 * position.players + 1);

/** The flux brush rolls the die in hand, the hammer the whole pool. */
export const diceToReroll = (position: Position): readonly number[] =>
  TOOL_IDS[position.flux] === 'flux-brush' ? [position.hand] : position.pool;
