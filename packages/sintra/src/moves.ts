/** The list of legal moves, each once. */
import type { Codes, Seat } from '@leadlight/core';
import { BACK, KEEP_SHIFT, NO_SLOT, NOTHING, pickCode } from './move-code.ts';
import { COLOUR_COUNT } from './pile.ts';
import { coloursToKeep, completes, fittingStrips, leastJokers, mayMoveBack, mostJokers } from './placing.ts';
import type { Board, Position } from './position.ts';
import { roomOn } from './slot.ts';
import { countAt, sourcesWith } from './sources.ts';
import { emptyRoom, jokerRoom, lowest, ownRoom } from './strip-set.ts';

/** pick a colour, or move the glazier back. */
export function listMoves(position: Position, seat: Seat, into: Codes): void {
  if (position.phase !== 'decide' || position.abandoned || position.turn !== seat) return;
  const board = position.boards[seat];
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const sources = sourcesWith(position, colour);
    if (sources !== 0) listPicks(position, board, colour, sources, into);
  }
  if (mayMoveBack(board)) into.add(BACK);
}

/** onto every reachable strip with room; all panes break only if there is none. */
function listPicks(position: Position, board: Board, colour: number, sources: number, into: Codes): void {
  const { set } = position;
  const { slots } = board;
  const strips = fittingStrips(board, colour);
  if (strips === 0) listPlain(NO_SLOT, colour, sources, into);
  for (let rest = strips; rest !== 0; rest &= rest - 1) {
    const slot = lowest(rest);
    if (isPlain(roomOn(set, slots[slot], colour))) listPlain(slot, colour, sources, into);
    else listChoices(position, slots[slot], slot, colour, sources, into);
  }
}

/** For any number of panes, there is no joker to choose and the strip stays incomplete. */
const isPlain = (room: number): boolean => jokerRoom(room) === 0 && ownRoom(room) < emptyRoom(room);

function listPlain(slot: number, colour: number, sources: number, into: Codes): void {
  const code = pickCode(0, colour, slot, 0, NOTHING);
  into.addEach(code, sources, 0);
}

/** with every number of jokers and every pane to keep. */
function listChoices(
  position: Position,
  strip: number,
  slot: number,
  colour: number,
  sources: number,
  into: Codes,
): void {
  const room = roomOn(position.set, strip, colour);
  const keeps = coloursToKeep(position.set, strip, colour);
  for (let rest = sources; rest !== 0; rest &= rest - 1) {
    const source = lowest(rest);
    const count = countAt(position, source, colour);
    for (let jokers = leastJokers(room, count); jokers <= mostJokers(room, count); jokers++) {
      if (completes(room, count)) into.addEach(pickCode(source, colour, slot, jokers, 0), keeps, KEEP_SHIFT);
      else into.add(pickCode(source, colour, slot, jokers, NOTHING));
    }
  }
}
