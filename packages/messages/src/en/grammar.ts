/** English noun phrases: a number or an article with its noun, ready to stand in a sentence. */
import type { Colour as DieColour, Die } from '@leadlight/sagrada';
import type { Colour } from '@leadlight/sintra';
import type { Context } from '../catalogue.ts';
import { colourOf, tally, valueOf, placings, winners, type Placing, type Standings } from '../parts.ts';
import { listOf, numberOf, pluralOf } from '../plural.ts';

export const plural = pluralOf('en');
export const number = numberOf('en');
export const list = listOf('en-GB');

export const points = (count: number): string =>
  plural(count, { one: `${number(count)} point`, other: `${number(count)} points` });

export const tokens = (count: number): string =>
  plural(count, { one: `${number(count)} favor token`, other: `${number(count)} favor tokens` });

export const panes = (count: number): string =>
  plural(count, { one: `${number(count)} pane`, other: `${number(count)} panes` });

export const panesOf = (count: number, colour: Colour): string =>
  plural(count, { one: `${number(count)} ${colour} pane`, other: `${number(count)} ${colour} panes` });

export const listPanes = (colours: readonly Colour[]): string =>
  list(tally(colours).map(([colour, count]) => panesOf(count, colour)));

export const DIE_COLOURS: Readonly<Record<DieColour, string>> = {
  R: 'red',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  P: 'purple',
};

/** “red 3”. */
export const dieName = (die: Die): string => `${DIE_COLOURS[colourOf(die)]} ${valueOf(die)}`;

export const listDice = (dice: readonly Die[]): string => list(dice.map(dieName));

const listPlacings = (places: readonly Placing[]): string =>
  places.map(({ place, name, score }) => `${place}. ${name}, ${points(score)}`).join('; ');

/** Who won, and every place: “1. Ada, 61 …”. */
export function ranked(standings: Standings, context: Context): string {
  const won = winners(standings, context);
  const places = listPlacings(placings(standings, context));
  return won.length > 1
    ? `${list(won)} share the victory. Final ranking: ${places}.`
    : `${list(won)} wins. Final ranking: ${places}.`;
}
