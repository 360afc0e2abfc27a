/** The spaces that panes would fill, for boards that show them before a move is made. */
import type { Seat } from '@leadlight/core';
import { sourceFrom } from './move-code.ts';
import { hasRoom, isReachable } from './placing.ts';
import type { Position } from './position.ts';
import { emptyFor, GONE, listSpaces } from './slot.ts';
import { countAt } from './sources.ts';
import { JOKER } from './strip-set.ts';
import { COLOURS, type Colour, type Source } from './vocabulary.ts';

/** the strips still there that the glazier reaches. */
export const reachableStrips = ({ boards }: Position, seat: Seat): readonly number[] =>
  boards[seat].slots.flatMap((strip, slot) => (strip !== GONE && isReachable(boards[seat], slot) ? [slot] : []));

/** the empty spaces of a strip that take panes of the colour: its own from the top, then jokers. */
export function openSpaces({ boards, set }: Position, seat: Seat, colour: Colour, slot: number): readonly number[] {
  const index = COLOURS.indexOf(colour);
  const strip = boards[seat].slots[slot];
  if (!hasRoom(boards[seat], slot, index)) return [];
  return [index, JOKER].flatMap((kind) => listSpaces(emptyFor(set, strip, kind)));
}

/** the spaces that the panes of a pick fill on a strip if they go onto jokers only where they must. */
export function spacesToFill(
  position: Position,
  seat: Seat,
  { from, colour }: { readonly from: Source; readonly colour: Colour },
  slot: number,
): readonly number[] {
  const count = countAt(position, sourceFrom(from), COLOURS.indexOf(colour));
  return openSpaces(position, seat, colour, slot).slice(0, count);
}
