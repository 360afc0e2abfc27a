/** Points, and the broken glass track. */
import type { Trace } from './consequences.ts';
import { GLASS_TRACK } from './components.ts';
import type { Board, Position } from './position.ts';

const LAST = GLASS_TRACK.length - 1;

/** the cost of the last space of the track. */
export const LAST_LOSS = -GLASS_TRACK[LAST];

/** a score may fall below 0, unless the table plays with a floor. */
export const scoreAfterLoss = (position: Position, board: Board, points: number): number =>
  position.options.scoreFloor ? Math.max(0, board.score - points) : board.score - points;

/** Loses points on the broken glass track: they count in full for ties, despite a floor on the score. */
export function losePoints(position: Position, board: Board, points: number): void {
  board.score = scoreAfterLoss(position, board, points);
  board.lost += points;
}

/** the cost of the marker's space. */
export const markerLoss = (board: Board): number => 0 - GLASS_TRACK[board.marker];

/** the number of steps that take a marker at this index of the track to its last space. */
export const stepsToLoss = (marker: number): number => LAST - marker;

/** the marker goes down; from the last space, which costs points at once, it continues at the top. */
export function moveMarker(position: Position, board: Board, steps: number, rule: 'R-15' | 'R-19', trace: Trace): void {
  const from = board.marker;
  const reached = from + steps;
  board.marker = reached % LAST;
  trace?.push({ type: 'glass-moved', rule, seat: board.seat, from, to: board.marker, steps });
  for (let lap = LAST; lap <= reached; lap += LAST) {
    losePoints(position, board, LAST_LOSS);
    trace?.push({ type: 'glass-lost', rule: 'R-42', seat: board.seat, points: LAST_LOSS });
  }
}
