/**
 * The sources of panes. The displays are one number for each colour, with 3 bits for the count on each display, so that
 * all sources of a colour are found at once. A source is the position of its bits; the centre comes last.
 */
import { COLOUR_COUNT, countOf, panes, type Pile } from './pile.ts';
import type { Position } from './position.ts';

const BITS = 3;
const MASK = 0b111;
const LOWEST_BITS = 0o111111111;

/** The source after all displays. */
export const CENTRE = 27;

export const sourceOfDisplay = (display: number): number => display * BITS;
export const displayOfSource = (source: number): number => source / BITS;

/** the panes of a colour at a source. */
export const countAt = (position: Position, source: number, colour: number): number =>
  source === CENTRE ? countOf(position.centre, colour) : (position.displays[colour] >>> source) & MASK;

/** All sources that hold the colour, as bits. */
export function sourcesWith(position: Position, colour: number): number {
  const counts = position.displays[colour];
  const displays = (counts | (counts >>> 1) | (counts >>> 2)) & LOWEST_BITS;
  return countOf(position.centre, colour) === 0 ? displays : displays | (1 << CENTRE);
}

const EVERY_SECOND = 0o707070707;
const TWO_COUNTS = 63;

/** The number of panes of a colour on all displays, given that colour's counts. */
export const panesOnDisplays = (counts: number): number =>
  ((counts & EVERY_SECOND) + ((counts >>> BITS) & EVERY_SECOND)) % TWO_COUNTS;

/** The most panes of a colour on one display: a display has at most 4, so the highest bits set tell. */
export function mostOnDisplay(counts: number): number {
  const middle = counts >>> 1;
  if ((middle & (LOWEST_BITS << 1)) !== 0) return 4;
  if ((middle & LOWEST_BITS) !== 0) return (middle & counts & LOWEST_BITS) === 0 ? 2 : 3;
  return counts === 0 ? 0 : 1;
}

export function putOnDisplay(position: Position, source: number, colour: number): void {
  position.displays[colour] += 1 << source;
}

/** Takes all panes off a display. */
export function clearDisplay(position: Position, source: number): Pile {
  let pile = 0;
  const { displays } = position;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const count = (displays[colour] >>> source) & MASK;
    displays[colour] -= count << source;
    pile += panes(colour, count);
  }
  return pile;
}

function pileOnDisplay(position: Position, source: number): Pile {
  let pile = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) pile += panes(colour, countAt(position, source, colour));
  return pile;
}

/** no pane is left on any display nor in the centre. */
export function isAllPicked(position: Position): boolean {
  const { displays, centre } = position;
  return centre === 0 && displays.every((counts) => counts === 0);
}

/** The piles on all displays. */
export const displayPiles = (position: Position): readonly Pile[] =>
  Array.from({ length: position.displayCount }, (_, display) => pileOnDisplay(position, sourceOfDisplay(display)));
