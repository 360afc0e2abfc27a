/**
 * Inside the engine a colour is its index in COLOURS, and a pile of panes is one number with 5 bits for each colour's
 * count: no pile ever holds more than the 20 panes of a colour.
 */
import type { Random } from '@leadlight/core';
import { COLOURS, type Colour } from './vocabulary.ts';

export type Pile = number;

export const COLOUR_COUNT = COLOURS.length;
const BITS = 5;
const MASK = 31;

/** A pile of `count` panes of one colour. Piles are added and subtracted as numbers. */
export const panes = (colour: number, count: number): Pile => count << (colour * BITS);

export const countOf = (pile: Pile, colour: number): number => (pile >>> (colour * BITS)) & MASK;

export const sizeOf = (pile: Pile): number =>
  (pile & MASK) +
  ((pile >>> BITS) & MASK) +
  ((pile >>> (2 * BITS)) & MASK) +
  ((pile >>> (3 * BITS)) & MASK) +
  (pile >>> (4 * BITS));

/** The same number of panes of every colour. */
export const panesOfEach = (count: number): Pile => COLOURS.reduce((pile, _, colour) => pile + panes(colour, count), 0);

/** The panes as a list of names, in component order. */
export const listOfPile = (pile: Pile): readonly Colour[] =>
  COLOURS.flatMap((name, colour) => Array.from({ length: countOf(pile, colour) }, () => name));

/** The source of the panes for the displays. */
export interface Supply {
  bag: Pile;
  tower: Pile;
}

/** before a pane is drawn, an empty bag takes all panes from the tower. Returns whether it did. */
export function openBag(supply: Supply): boolean {
  if (supply.bag !== 0) return false;
  supply.bag = supply.tower;
  supply.tower = 0;
  return true;
}

/** A colour drawn blindly from a pile that is not empty: every pane is equally likely. */
export function drawFrom(pile: Pile, random: Random): number {
  let left = random.below(sizeOf(pile));
  let colour = 0;
  while (left >= countOf(pile, colour)) left -= countOf(pile, colour++);
  return colour;
}
