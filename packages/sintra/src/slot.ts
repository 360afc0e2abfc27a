/**
 * A slot above a window, with its strip, as one number: the filled spaces (5 bits), the upper side (4 bits) or the mark
 * of a strip that is gone; then the colours on the two joker spaces (3 bits each, 0 if empty).
 */
import { SPACES } from './components.ts';
import { panes, type Pile } from './pile.ts';
import { FITTING, FULL, JOKER, roomAt, spacesFor, spacesIn, type StripSet } from './strip-set.ts';

const SIDE_SHIFT = 5;
export const STRIP_BITS = 0x3ff;
const UPPER_SHIFT = 10;
const LOWER_SHIFT = 13;

/** No strip: its row in the table of rooms is the one after all sides, and nothing is filled. */
export const GONE = 512;

/** A strip with nothing on it. */
export const emptySlot = (side: number): number => side << SIDE_SHIFT;

const filledOf = (slot: number): number => slot & FULL;
export const sideUp = (slot: number): number => (slot >>> SIDE_SHIFT) & 15;
export const isFull = (slot: number): boolean => filledOf(slot) === FULL;

/** the colours with room on the slot's strip, as bits; none if it is gone. */
export const coloursFor = (set: StripSet, slot: number): number => roomAt(set, slot & STRIP_BITS, FITTING);

/** The room for a colour on the slot's strip; none if it is gone. */
export const roomOn = (set: StripSet, slot: number, colour: number): number => roomAt(set, slot & STRIP_BITS, colour);

/** The strip's empty spaces for a colour, or for JOKER. */
export const emptyFor = (set: StripSet, slot: number, colour: number): number =>
  spacesFor(set, sideUp(slot), colour) & ~slot;

/** The first `count` of these spaces from the top. */
export function fromTheTop(spaces: number, count: number): number {
  let rest = spaces;
  for (let i = 0; i < count; i++) rest &= rest - 1;
  return spaces ^ rest;
}

/** The indices of these spaces, top to bottom. */
export const listSpaces = (spaces: number): readonly number[] =>
  Array.from({ length: SPACES }, (_, space) => space).filter((space) => (spaces & (1 << space)) !== 0);

/** The slot with these joker spaces filled with panes of the colour. */
export function fillJokers(set: StripSet, slot: number, spaces: number, colour: number): number {
  if (spaces === 0) return slot;
  const upper = fromTheTop(spacesFor(set, sideUp(slot), JOKER), 1);
  const onUpper = (spaces & upper) === 0 ? 0 : colour << UPPER_SHIFT;
  const onLower = (spaces & ~upper) === 0 ? 0 : colour << LOWER_SHIFT;
  return slot | spaces | onUpper | onLower;
}

/** The colours on the filled joker spaces, as bits. */
export function jokerColours(set: StripSet, slot: number): number {
  const jokers = spacesFor(set, sideUp(slot), JOKER);
  const upper = fromTheTop(jokers, 1);
  const onUpper = (slot & upper) === 0 ? 0 : 1 << ((slot >>> UPPER_SHIFT) & 0b111);
  const onLower = (slot & jokers & ~upper) === 0 ? 0 : 1 << ((slot >>> LOWER_SHIFT) & 0b111);
  return onUpper | onLower;
}

/** The colour of the pane on a filled space. */
export function paneOn(set: StripSet, slot: number, space: number): number {
  const kind = set.spaces[sideUp(slot) * SPACES + space];
  if (kind !== JOKER) return kind;
  const isUpper = fromTheTop(spacesFor(set, sideUp(slot), JOKER), 1) === 1 << space;
  return (slot >>> (isUpper ? UPPER_SHIFT : LOWER_SHIFT)) & 0b111;
}

/** All panes on the slot's strip. */
export function panesOn(set: StripSet, slot: number): Pile {
  let pile = 0;
  for (let space = 0; space < SPACES; space++) {
    if ((slot & (1 << space)) !== 0) pile += panes(paneOn(set, slot, space), 1);
  }
  return pile;
}

export const filledSpaces = (slot: number): number => spacesIn(filledOf(slot));
