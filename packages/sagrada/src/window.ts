/** A player's window: the dice in it, as sets of cells. */
import { colourOf, makeDie, NONE, valueOf } from './dice.ts';
import { COLOURS, VALUES } from './vocabulary.ts';

/** A pattern that was not chosen yet, or was chosen but is hidden from the viewer of this position. */
export const NO_PATTERN = -1;
export const HIDDEN_PATTERN = -2;

const COLOUR_COUNT = COLOURS.length;

export class Window {
  /** Index of the pattern, NO_PATTERN or HIDDEN_PATTERN. */
  pattern = NO_PATTERN;
  /** Favor tokens left. */
  tokens = 0;
  /** The cells with a die. */
  taken = 0;
  /** The cells with a die of each colour (0 to 4), then of each value (5 to 10). */
  sets: number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
}

export function copyWindow(window: Window): Window {
  const copy = new Window();
  copyMarks(window, copy);
  copy.sets = window.sets.slice();
  return copy;
}

export function copyWindowInto(from: Window, to: Window): void {
  copyMarks(from, to);
  for (let i = 0; i < from.sets.length; i++) to.sets[i] = from.sets[i];
}

function copyMarks(from: Window, to: Window): void {
  to.pattern = from.pattern;
  to.tokens = from.tokens;
  to.taken = from.taken;
}

export const cellsOfColour = (window: Window, colour: number): number => window.sets[colour];
export const cellsOfValue = (window: Window, value: number): number => window.sets[COLOUR_COUNT + value - 1];

/** The cells with a die of this die's colour or value. */
export const cellsLike = (window: Window, die: number): number =>
  window.sets[colourOf(die)] | window.sets[COLOUR_COUNT + valueOf(die) - 1];

export function putDie(window: Window, die: number, cell: number): void {
  const bit = 1 << cell;
  window.taken |= bit;
  window.sets[colourOf(die)] |= bit;
  window.sets[COLOUR_COUNT + valueOf(die) - 1] |= bit;
}

export function liftDie(window: Window, die: number, cell: number): void {
  const others = ~(1 << cell);
  window.taken &= others;
  window.sets[colourOf(die)] &= others;
  window.sets[COLOUR_COUNT + valueOf(die) - 1] &= others;
}

/** The die on a cell, or NONE. */
export function dieAt(window: Window, cell: number): number {
  const bit = 1 << cell;
  if ((window.taken & bit) === 0) return NONE;
  let colour = 0;
  while ((window.sets[colour] & bit) === 0) colour++;
  let value = 1;
  while (value < VALUES.length && (cellsOfValue(window, value) & bit) === 0) value++;
  return makeDie(colour, value);
}
