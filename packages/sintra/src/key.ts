/** The facts that two positions with the same future share. */
import { indicatorLeft, NOBODY, PHASES, type Board, type Position } from './position.ts';
import { resultOf } from './scoring.ts';

/**
 * A string of everything that matters from here on. It leaves out the number of events played, the starter of a round
 * whose tile was taken, and the panes that have left the round indicator. Once a game is over, only the result matters.
 */
export function keyOf(position: Position): string {
  if (position.abandoned) return 'abandoned';
  if (position.phase === 'over') return JSON.stringify(resultOf(position));
  const numbers = [...courseOf(position), ...position.displays];
  for (const board of position.boards) addBoard(numbers, board);
  const { side, scoreFloor } = position.options;
  return `${side}${Number(scoreFloor)}${position.set.name}:${pack(numbers)}`;
}

function courseOf(position: Position): readonly number[] {
  const { phase, round, turn, starter, tile, bag, tower, centre } = position;
  const nextStarter = tile === NOBODY ? starter : tile;
  return [PHASES.indexOf(phase), round, turn, tile, nextStarter, indicatorLeft(position), bag, tower, centre];
}

function addBoard(numbers: number[], board: Board): void {
  const { tops, bottoms, glazier, score, marker, lost, colourBonus, windows } = board;
  for (const slot of board.slots) numbers.push(slot);
  numbers.push(tops, bottoms, glazier, score, marker, lost, colourBonus, windows);
}

const HALF_BITS = 15;
const HALF = (1 << HALF_BITS) - 1;

/** Two characters per number, all below the range that text reserves for surrogate pairs. */
function pack(numbers: readonly number[]): string {
  const units: number[] = [];
  for (const number of numbers) units.push(number & HALF, (number >>> HALF_BITS) & HALF);
  return String.fromCharCode(...units);
}
