/** Dutch noun phrases: a number or an article with its noun, inflected, ready to stand in a sentence. */
import type { Colour as DieColour, Die } from '@leadlight/sagrada';
import type { Colour } from '@leadlight/sintra';
import type { Context } from '../catalogue.ts';
import { colourOf, tally, valueOf, placings, winners, type Placing, type Standings } from '../parts.ts';
import { listOf, numberOf, pluralOf } from '../plural.ts';

export const plural = pluralOf('nl');
export const number = numberOf('nl');
export const list = listOf('nl');

const counted = (count: number, one: string, other: string): string =>
  plural(count, { one: `${number(count)} ${one}`, other: `${number(count)} ${other}` });

export const points = (count: number): string => counted(count, 'punt', 'punten');
export const tokens = (count: number): string => counted(count, 'betaalsteen', 'betaalstenen');
export const panes = (count: number): string => counted(count, 'glasstuk', 'glasstukken');
export const spaces = (count: number): string => counted(count, 'vak', 'vakken');
export const emptySpaces = (count: number): string => counted(count, 'leeg vak', 'lege vakken');
export const completeWindows = (count: number): string => counted(count, 'voltooid raam', 'voltooide ramen');

/** After “een” or “geen”, and in the plural. */
export const A_PANE: Readonly<Record<Colour, string>> = {
  pink: 'roze glasstuk',
  orange: 'oranje glasstuk',
  yellow: 'geel glasstuk',
  blue: 'blauw glasstuk',
  white: 'wit glasstuk',
};
export const SOME_PANES: Readonly<Record<Colour, string>> = {
  pink: 'roze glasstukken',
  orange: 'oranje glasstukken',
  yellow: 'gele glasstukken',
  blue: 'blauwe glasstukken',
  white: 'witte glasstukken',
};

export const panesOf = (count: number, colour: Colour): string => counted(count, A_PANE[colour], SOME_PANES[colour]);

export const listPanes = (colours: readonly Colour[]): string =>
  list(tally(colours).map(([colour, count]) => panesOf(count, colour)));

/** By itself, and before “dobbelsteen” or a value. */
export const COLOURS: Readonly<Record<DieColour, string>> = {
  R: 'rood',
  Y: 'geel',
  G: 'groen',
  B: 'blauw',
  P: 'paars',
};
export const DIE_COLOURS: Readonly<Record<DieColour, string>> = {
  R: 'rode',
  Y: 'gele',
  G: 'groene',
  B: 'blauwe',
  P: 'paarse',
};

/** “rode 3”. */
export const dieName = (die: Die): string => `${DIE_COLOURS[colourOf(die)]} ${valueOf(die)}`;

export const listDice = (dice: readonly Die[]): string => list(dice.map(dieName));

const listPlacings = (places: readonly Placing[]): string =>
  places.map(({ place, name, score }) => `${place}. ${name}, ${points(score)}`).join('; ');

/** Who won, and every place: “1. Ada, 61 …”. */
export function ranked(standings: Standings, context: Context): string {
  const won = winners(standings, context);
  const places = listPlacings(placings(standings, context));
  return won.length > 1
    ? `${list(won)} delen de overwinning. Eindstand: ${places}.`
    : `${list(won)} wint. Eindstand: ${places}.`;
}
