/** Step 3 of a turn: the strip under the glazier is full, and a pane goes into the window below it. */
import type { Trace } from './consequences.ts';
import { SLOTS, WINDOW_VALUES } from './components.ts';
import { countOf, listOfPile, panes, type Pile } from './pile.ts';
import { bonusColour, inFrame, layStrip, withPane, type Board, type Position } from './position.ts';
import { emptySlot, GONE, panesOn, sideUp } from './slot.ts';
import { placeOf } from './strip-set.ts';
import { COLOURS } from './vocabulary.ts';

/** in this order. The glazier stays in place. */
export function completeStrip(position: Position, board: Board, keep: number, trace: Trace): void {
  const strip = panesOn(position.set, board.slots[board.glazier]);
  trace?.push({ type: 'strip-completed', rule: 'R-22', seat: board.seat, slot: board.glazier });
  scoreColourBonus(position, board, strip, trace);
  discardOthers(position, board, strip, keep, trace);
  if (inFrame(board.tops, board.glazier) === 0) keepInTop(position, board, keep, trace);
  else keepInBottom(position, board, keep, trace);
  scoreWindow(board, trace);
}

/** a point for each pane of this round's colour. */
function scoreColourBonus(position: Position, board: Board, strip: Pile, trace: Trace): void {
  const colour = bonusColour(position);
  const points = countOf(strip, colour);
  if (points === 0) return;
  board.score += points;
  board.colourBonus += points;
  trace?.push({ type: 'colour-bonus', rule: 'R-23', seat: board.seat, colour: COLOURS[colour], points });
}

/** all but the kept pane go to the tower. */
function discardOthers(position: Position, board: Board, strip: Pile, keep: number, trace: Trace): void {
  const others = strip - panes(keep, 1);
  position.tower += others;
  trace?.push({ type: 'discarded', rule: 'R-24', seat: board.seat, panes: listOfPile(others) });
}

/** into the top space; the strip is flipped. */
function keepInTop(position: Position, board: Board, keep: number, trace: Trace): void {
  const { seat, glazier: slot } = board;
  const reverse = sideUp(board.slots[slot]) ^ 1;
  board.tops = withPane(board.tops, slot, keep);
  layStrip(position.set, board, slot, emptySlot(reverse));
  trace?.push({ type: 'kept', rule: 'R-25', seat, slot, colour: COLOURS[keep], frame: 'top' });
  trace?.push({ type: 'strip-flipped', rule: 'R-25', seat, slot, side: placeOf(reverse).side });
}

/** into the bottom space; the window is complete and the strip leaves the game. */
function keepInBottom(position: Position, board: Board, keep: number, trace: Trace): void {
  const { seat, glazier: slot } = board;
  board.bottoms = withPane(board.bottoms, slot, keep);
  layStrip(position.set, board, slot, GONE);
  trace?.push({ type: 'kept', rule: 'R-26', seat, slot, colour: COLOURS[keep], frame: 'bottom' });
  trace?.push({ type: 'strip-left', rule: 'R-26', seat, slot });
}

/** the values of all windows to the right that have a pane, with or without a strip. */
function valuesRightOf(board: Board, slot: number): number {
  let right = 0;
  for (let window = slot + 1; window < SLOTS; window++) {
    if (inFrame(board.tops, window) !== 0) right += WINDOW_VALUES[window];
  }
  return right;
}

/** the points for a pane in this window now. */
export const windowWorth = (board: Board, slot: number): number => WINDOW_VALUES[slot] + valuesRightOf(board, slot);

/** the window's own value and those to its right. */
function scoreWindow(board: Board, trace: Trace): void {
  const { seat, glazier: slot } = board;
  const own = WINDOW_VALUES[slot];
  const right = valuesRightOf(board, slot);
  const points = own + right;
  board.score += points;
  board.windows += points;
  trace?.push({ type: 'window-scored', rule: 'R-27', seat, slot, own, right, points });
}
