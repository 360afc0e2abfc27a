/** What two positions must share to have the same future. */
import { PHASES, NOBODY, type Board, type Position } from './position.ts';
import { resultOf } from './scoring.ts';

/**
 * A string of all that matters from here on. Left out are the number of events played, who started a round whose tile
 * was taken, and the panes that have left the round indicator. Of a game that is over only the result matters.
 */
export function keyOf(position: Position): string {
  if (position.abandoned) return 'abandoned';
  if (position.phase === 'over') return JSON.stringify(resultOf(position));
  const { options, set, displays, bag, tower, centre } = position;
  const table = [...coursePart(position), bag, tower, centre, ...displays];
  const boards = position.boards.map((board) => boardPart(board).join());
  return [`${options.side}${Number(options.scoreFloor)}${set.name}`, table.join(), ...boards].join(';');
}

function coursePart(position: Position): readonly number[] {
  const { phase, round, turn, starter, tile, indicator } = position;
  const nextStarter = tile === NOBODY ? starter : tile;
  return [PHASES.indexOf(phase), round, turn, tile, nextStarter, indicator >>> (3 * (round - 1))];
}

const boardPart = (board: Board): readonly number[] => [
  ...board.slots,
  board.tops,
  board.bottoms,
  board.glazier,
  board.score,
  board.marker,
  board.lost,
  board.colourBonus,
  board.windows,
];
