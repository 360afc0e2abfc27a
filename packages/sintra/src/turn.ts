/** A turn: advance a pattern, or move the glazier back. */
import type { Trace } from './consequences.ts';
import { moveMarker } from './glass.ts';
import { BACK, colourOf, jokersOf, keepOf, NO_SLOT, slotOf, sourceOf } from './move-code.ts';
import { countOf, listOfPile, panes } from './pile.ts';
import { leftmostStrip, placedOf } from './placing.ts';
import { layStrip, NOBODY, type Board, type Position } from './position.ts';
import { endTurn, nextRound } from './round.ts';
import { emptyFor, fillJokers, fromTheTop, isFull, listSpaces, roomOn } from './slot.ts';
import { CENTRE, clearDisplay, displayOfSource } from './sources.ts';
import { JOKER } from './strip-set.ts';
import { COLOURS } from './vocabulary.ts';
import { completeStrip } from './window.ts';

/** exactly one action. */
export function playMove(position: Position, code: number, trace: Trace): void {
  const board = position.boards[position.turn];
  if (code === BACK) moveBack(board, trace);
  else advancePattern(position, board, code, trace);
  endTurn(position, trace);
}

/** above the leftmost strip still there. */
function moveBack(board: Board, trace: Trace): void {
  moveGlazier(board, leftmostStrip(board), 'R-40', trace);
}

function moveGlazier(board: Board, to: number, rule: 'R-17' | 'R-40', trace: Trace): void {
  const from = board.glazier;
  board.glazier = to;
  trace?.push({ type: 'glazier-moved', rule, seat: board.seat, from, to });
}

/** The three steps: pick, place, and check whether the strip is full. */
function advancePattern(position: Position, board: Board, code: number, trace: Trace): void {
  const colour = colourOf(code);
  const slot = slotOf(code);
  const count = pick(position, board, sourceOf(code), colour, trace);
  if (slot === NO_SLOT) {
    breakPanes(position, board, colour, count, 'R-20', trace);
    return;
  }
  if (slot !== board.glazier) moveGlazier(board, slot, 'R-17', trace);
  const placed = placePanes(position, board, colour, count, jokersOf(code), trace);
  if (count > placed) breakPanes(position, board, colour, count - placed, 'R-19', trace);
  if (isFull(board.slots[slot])) completeStrip(position, board, keepOf(code), trace);
}

function pick(position: Position, board: Board, source: number, colour: number, trace: Trace): number {
  return source === CENTRE
    ? pickFromCentre(position, board, colour, trace)
    : pickFromDisplay(position, board, source, colour, trace);
}

/** all panes of the colour; the rest of the display goes to the centre. */
function pickFromDisplay(position: Position, board: Board, source: number, colour: number, trace: Trace): number {
  const display = displayOfSource(source);
  const pile = clearDisplay(position, source);
  const count = countOf(pile, colour);
  const rest = pile - panes(colour, count);
  position.centre += rest;
  const name = COLOURS[colour];
  trace?.push({ type: 'picked', rule: 'R-13', seat: board.seat, from: display, colour: name, count });
  if (rest !== 0) trace?.push({ type: 'swept', rule: 'R-13', display, panes: listOfPile(rest) });
  return count;
}

/** all panes of the colour; the first pick from the centre in a round takes the tile. */
function pickFromCentre(position: Position, board: Board, colour: number, trace: Trace): number {
  const count = countOf(position.centre, colour);
  position.centre -= panes(colour, count);
  const name = COLOURS[colour];
  trace?.push({ type: 'picked', rule: 'R-14', seat: board.seat, from: 'centre', colour: name, count });
  if (position.tile === NOBODY) takeTile(position, board, trace);
  return count;
}

/** the tile costs a step of the marker, which may be the step to the last space. */
function takeTile(position: Position, board: Board, trace: Trace): void {
  position.tile = board.seat;
  trace?.push({ type: 'tile-taken', rule: 'R-15', seat: board.seat, starts: nextRound(position) });
  moveMarker(position, board, 1, 'R-15', trace);
}

/**
 * as many as fit, with the chosen number on jokers; equal spaces fill from the top. Returns how many were
 * placed.
 */
function placePanes(
  position: Position,
  board: Board,
  colour: number,
  count: number,
  jokers: number,
  trace: Trace,
): number {
  const { set } = position;
  const slot = board.slots[board.glazier];
  const placed = placedOf(roomOn(set, slot, colour), count);
  const own = fromTheTop(emptyFor(set, slot, colour), placed - jokers);
  const onJokers = fromTheTop(emptyFor(set, slot, JOKER), jokers);
  layStrip(set, board, board.glazier, fillJokers(set, slot, onJokers, colour) | own);
  if (trace !== undefined) tellPlaced(board, colour, own, 'R-18', trace);
  if (trace !== undefined) tellPlaced(board, colour, onJokers, 'R-21', trace);
  return placed;
}

function tellPlaced(
  board: Board,
  colour: number,
  filled: number,
  rule: 'R-18' | 'R-21',
  trace: NonNullable<Trace>,
): void {
  if (filled === 0) return;
  const spaces = listSpaces(filled);
  trace.push({ type: 'placed', rule, seat: board.seat, slot: board.glazier, colour: COLOURS[colour], spaces });
}

/** into the tower, with a step of the marker for each; R-20: also if none could be placed. */
function breakPanes(
  position: Position,
  board: Board,
  colour: number,
  count: number,
  rule: 'R-19' | 'R-20',
  trace: Trace,
): void {
  position.tower += panes(colour, count);
  trace?.push({ type: 'broke', rule, seat: board.seat, colour: COLOURS[colour], count });
  moveMarker(position, board, count, 'R-19', trace);
}
