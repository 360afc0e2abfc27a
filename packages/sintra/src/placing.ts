/**
 * The panes that may be picked and the strips that may take them: questions that the list of moves and the refusals
 * share.
 */
import { SLOTS } from './components.ts';
import type { Board } from './position.ts';
import { GONE, jokerColours, sideUp } from './slot.ts';
import { emptyRoom, jokerRoom, ownRoom, type StripSet } from './strip-set.ts';

/** the strip under the glazier, or one to its right. */
export const isReachable = ({ glazier }: Pick<Board, 'glazier'>, slot: number): boolean => slot >= glazier;

/** an empty space of the colour, or a joker. */
export const hasRoom = (board: Board, slot: number, colour: number): boolean =>
  (board.fitting[colour] & (1 << slot)) !== 0;

/** the reachable strips with room for the colour, as bits. */
export const fittingStrips = (board: Board, colour: number): number =>
  (board.fitting[colour] >>> board.glazier) << board.glazier;

/** as many as fit are placed, the others break. */
export const placedOf = (room: number, count: number): number => Math.min(count, ownRoom(room) + jokerRoom(room));

/**
 * at least this many panes must go onto jokers, since no fitting space may stay empty while panes break.
 */
export const leastJokers = (room: number, count: number): number => Math.max(0, placedOf(room, count) - ownRoom(room));

/** at most this many panes may go onto jokers. */
export const mostJokers = (room: number, count: number): number => Math.min(jokerRoom(room), count);

/** whether the panes fill all remaining spaces. */
export const completes = (room: number, count: number): boolean => placedOf(room, count) === emptyRoom(room);

/** the colours on the strip once this colour completes it, as bits; a pane of one of them is kept. */
export const coloursToKeep = (set: StripSet, slot: number, colour: number): number =>
  set.printed[sideUp(slot)] | jokerColours(set, slot) | (1 << colour);

/** the slot of the leftmost strip still there, or the number of slots if all are gone. */
export function leftmostStrip(board: Board): number {
  let slot = 0;
  while (slot < SLOTS && board.slots[slot] === GONE) slot++;
  return slot;
}

/** the glazier moves back only to the left. If all strips are gone, it has nowhere to go. */
export const mayMoveBack = (board: Board): boolean => leftmostStrip(board) < board.glazier;
