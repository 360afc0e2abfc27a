/**
 * Dutch noun phrases: a number or an article with its noun, inflected, ready to use in a sentence; and subjects with
 * their verbs.
 */
import type { Seat } from '@leadlight/core';
import type { Colour as DieColour, Die } from '@leadlight/sagrada';
import type { Colour } from '@leadlight/sintra';
import type { Context } from '../catalogue.ts';
import { colourOf, isYou, tally, valueOf, placings, winners, type Placing, type Standings } from '../parts.ts';
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
export const jokerSpaces = (count: number): string => counted(count, 'jokervak', 'jokervakken');
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

/** The subject and verb at the start of a sentence: ‘Je pakt', ‘Ada pakt'. Most verbs are the same for both. */
export const does = (context: Context, seat: Seat, yours: string, theirs = yours): string =>
  isYou(context, seat) ? `Je ${yours}` : `${context.name(seat)} ${theirs}`;

/** The same further on in the sentence: ‘jij pakt'. */
export const doesThen = (context: Context, seat: Seat, verb: string): string =>
  isYou(context, seat) ? `jij ${verb}` : `${context.name(seat)} ${verb}`;

export const whom = (context: Context, seat: Seat): string => (isYou(context, seat) ? 'jou' : context.name(seat));

/** The winners; `withYou` if the first of them is “you”. */
export function victory(won: readonly string[], withYou: boolean): string {
  if (won.length > 1) return `${list(won)} delen de overwinning!`;
  return withYou ? 'Je hebt gewonnen!' : `${list(won)} heeft gewonnen!`;
}

/** The winners, then every place: “1. Ada, 61 …”. */
export function ranked(standings: Standings, context: Context): string {
  const won = winners(standings.ranking, context.you);
  const said = victory(
    won.map(context.name),
    won.some((seat) => isYou(context, seat)),
  );
  return `${said} Eindstand: ${listPlacings(placings(standings, context))}.`;
}
