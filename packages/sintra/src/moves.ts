/** The list of legal moves, each once. */
import type { Codes, Seat } from '@leadlight/core';
import { SLOTS } from './components.ts';
import { BACK, NO_SLOT, NOTHING, pickCode } from './move-code.ts';
import { COLOUR_COUNT, countOf } from './pile.ts';
import { completedPanes, completes, fittingColours, leastJokers, mayMoveBack, mostJokers } from './placing.ts';
import type { Board, Position } from './position.ts';
import { coloursFor, roomOn } from './slot.ts';
import { countAt, sourcesWith } from './sources.ts';
import { emptyRoom, jokerRoom, ownRoom } from './strip-set.ts';

const ALL_COLOURS = (1 << COLOUR_COUNT) - 1;

/** pick for a strip under the glazier or to its right, or move the glazier back. */
export function listMoves(position: Position, seat: Seat, into: Codes): void {
  if (position.phase !== 'decide' || position.abandoned || position.turn !== seat) return;
  const board = position.boards[seat];
  for (let slot = board.glazier; slot < SLOTS; slot++) listOnto(position, board, slot, into);
  listBreaking(position, ALL_COLOURS & ~fittingColours(position.set, board), into);
  if (mayMoveBack(board)) into.add(BACK);
}

/** of colours that fit nowhere, all panes break. */
function listBreaking(position: Position, colours: number, into: Codes): void {
  for (let rest = colours; rest !== 0; rest &= rest - 1) {
    const colour = lowest(rest);
    listPlain(NO_SLOT, colour, sourcesWith(position, colour), into);
  }
}

/** every colour that finds room on the strip, from every source. */
function listOnto(position: Position, board: Board, slot: number, into: Codes): void {
  for (let rest = coloursFor(position.set, board.slots[slot]); rest !== 0; rest &= rest - 1) {
    const colour = lowest(rest);
    const sources = sourcesWith(position, colour);
    if (isPlain(roomOn(position.set, board.slots[slot], colour))) listPlain(slot, colour, sources, into);
    else listChoices(position, board, slot, colour, sources, into);
  }
}

/** The lowest bit that is set. */
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** However many panes come, no joker is there to choose and the strip stays incomplete. */
const isPlain = (room: number): boolean => jokerRoom(room) === 0 && ownRoom(room) < emptyRoom(room);

function listPlain(slot: number, colour: number, sources: number, into: Codes): void {
  const code = pickCode(0, colour, slot, 0, NOTHING);
  for (let rest = sources; rest !== 0; rest &= rest - 1) into.add(code | lowest(rest));
}

/** with every number of jokers and every pane to keep. */
function listChoices(
  position: Position,
  board: Board,
  slot: number,
  colour: number,
  sources: number,
  into: Codes,
): void {
  const room = roomOn(position.set, board.slots[slot], colour);
  for (let rest = sources; rest !== 0; rest &= rest - 1) {
    const source = lowest(rest);
    const count = countAt(position, source, colour);
    for (let jokers = leastJokers(room, count); jokers <= mostJokers(room, count); jokers++) {
      const code = pickCode(source, colour, slot, jokers, 0);
      if (completes(room, count)) listKeeps(completedPanes(position.set, board.slots[slot], colour), code, into);
      else into.add(code | pickCode(0, 0, 0, 0, NOTHING));
    }
  }
}

function listKeeps(strip: number, code: number, into: Codes): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (countOf(strip, colour) > 0) into.add(code | pickCode(0, 0, 0, 0, colour));
  }
}
