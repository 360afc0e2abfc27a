/** The end: final scoring, the ranking, and the parts of each total. */
import type { Ranking } from '@leadlight/core';
import type { Trace } from './consequences.ts';
import { ORNAMENTS, ORNAMENT_POINTS, SLOTS } from './components.ts';
import { losePoints, markerLoss } from './glass.ts';
import { COLOUR_COUNT, countOf, panes, type Pile } from './pile.ts';
import { copyPosition, inFrame, type Board, type Position } from './position.ts';
import { filledSpaces } from './slot.ts';

const PANES_PER_POINT = 3;

/** The sources of a seat's points. */
export interface Breakdown {
  /** */
  readonly colourBonus: number;
  /** */
  readonly windows: number;
  /** */
  readonly leftover: number;
  /** 0 or less. */
  readonly glass: number;
  /** */
  readonly palace: number;
  /** The sum; more than the sum if a floor held the score. */
  readonly total: number;
}

export interface SintraResult {
  readonly scores: readonly number[];
  readonly ranking: Ranking;
  readonly breakdown: readonly Breakdown[];
}

/** each player in turn, in this order of rules. */
export function scoreEnd(position: Position, trace: Trace): void {
  for (const board of position.boards) {
    scoreLeftover(board, trace);
    scoreGlass(position, board, trace);
    board.score += palacePoints(position, board);
    if (trace !== undefined) tellPalace(position, board, trace);
  }
  position.phase = 'over';
  trace?.push({ type: 'ranked', rule: 'R-56', ranking: rank(position), scores: scoresOf(position) });
}

const leftoverPanes = (board: Board): number => board.slots.reduce((sum, slot) => sum + filledSpaces(slot), 0);

/** a point for every 3 panes left on all of the player's strips together. */
const leftoverPoints = (board: Board): number => Math.floor(leftoverPanes(board) / PANES_PER_POINT);

function scoreLeftover(board: Board, trace: Trace): void {
  const points = leftoverPoints(board);
  board.score += points;
  trace?.push({ type: 'leftover-scored', rule: 'R-51', seat: board.seat, panes: leftoverPanes(board), points });
}

/** the value beside the marker is lost. */
function scoreGlass(position: Position, board: Board, trace: Trace): void {
  const points = markerLoss(board);
  losePoints(position, board, points);
  trace?.push({ type: 'glass-scored', rule: 'R-52', seat: board.seat, points });
}

export const palacePoints = (position: Position, board: Board): number =>
  position.options.side === 'A' ? ornamentsPoints(board) : completeWindows(board) * bestColour(board);

/** R-51 and the palace: the points from the end of the game. */
export const finalPoints = (position: Position, board: Board): number =>
  leftoverPoints(board) + palacePoints(position, board);

/** the filled frame spaces around an ornament. */
export const filledAround = (board: Board, ornament: number): number =>
  panesInWindow(board, ORNAMENTS[ornament][0]) + panesInWindow(board, ORNAMENTS[ornament][1]);

const panesInWindow = (board: Board, window: number): number =>
  Number(inFrame(board.tops, window) !== 0) + Number(inFrame(board.bottoms, window) !== 0);

/** palace side A. */
function ornamentsPoints(board: Board): number {
  let points = 0;
  for (let ornament = 0; ornament < ORNAMENTS.length; ornament++) {
    points += ORNAMENT_POINTS[filledAround(board, ornament)];
  }
  return points;
}

/** palace side B counts the complete windows … */
export function completeWindows(board: Board): number {
  let complete = 0;
  for (let window = 0; window < SLOTS; window++) complete += Number(inFrame(board.bottoms, window) !== 0);
  return complete;
}

/** … and the panes of the most frequent colour in all windows. */
function bestColour(board: Board): number {
  const held = panesInWindows(board);
  let best = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) best = Math.max(best, countOf(held, colour));
  return best;
}

/** All panes in the windows. */
export function panesInWindows(board: Board): Pile {
  let pile = 0;
  for (let window = 0; window < SLOTS; window++) {
    const top = inFrame(board.tops, window);
    const bottom = inFrame(board.bottoms, window);
    if (top !== 0) pile += panes(top - 1, 1);
    if (bottom !== 0) pile += panes(bottom - 1, 1);
  }
  return pile;
}

function tellPalace(position: Position, board: Board, trace: NonNullable<Trace>): void {
  const { seat } = board;
  if (position.options.side === 'B') {
    const [windows, best] = [completeWindows(board), bestColour(board)];
    trace.push({ type: 'palace-scored', rule: 'R-55', seat, windows, panes: best, points: windows * best });
    return;
  }
  for (const ornament of ORNAMENTS.keys()) {
    const filled = filledAround(board, ornament);
    trace.push({ type: 'ornament-scored', rule: 'R-54', seat, ornament, filled, points: ORNAMENT_POINTS[filled] });
  }
}

const scoresOf = (position: Position): readonly number[] => position.boards.map((board) => board.score);

/** most points first; among equals, the seat that lost fewer on the broken glass track. */
const comparePlaces = (a: Board, b: Board): number => b.score - a.score || a.lost - b.lost;

/** seats that are still tied share the place. */
function rank(position: Position): Ranking {
  const places: Board[][] = [];
  for (const board of position.boards.toSorted(comparePlaces)) {
    const last = places.at(-1);
    if (last !== undefined && comparePlaces(last[0], board) === 0) last.push(board);
    else places.push([board]);
  }
  return places.map((place) => place.map((board) => board.seat));
}

const breakdownOf = (position: Position, board: Board): Breakdown => ({
  colourBonus: board.colourBonus,
  windows: board.windows,
  leftover: leftoverPoints(board),
  glass: 0 - board.lost,
  palace: palacePoints(position, board),
  total: board.score,
});

/** the sources of each seat's points if the final scoring came now. */
export function breakdownsIfEnded(position: Position): readonly Breakdown[] {
  const end = copyPosition(position);
  if (end.phase !== 'over') scoreEnd(end, undefined);
  return end.boards.map((board) => breakdownOf(end, board));
}

/** the reason for the first place: points, or less broken glass; it may also be shared. */
export type DecidedBy = 'points' | 'glass' | 'shared';

export function decidedBy({ scores, ranking: [first, second] }: SintraResult): DecidedBy {
  if (first.length > 1) return 'shared';
  return second !== undefined && scores[first[0]] === scores[second[0]] ? 'glass' : 'points';
}

export function resultOf(position: Position): SintraResult | undefined {
  if (position.phase !== 'over') return undefined;
  const breakdown = position.boards.map((board) => breakdownOf(position, board));
  return { scores: scoresOf(position), ranking: rank(position), breakdown };
}
