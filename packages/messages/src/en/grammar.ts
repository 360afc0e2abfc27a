/**
 * English noun phrases: a number or an article with its noun, ready to use in a sentence; and subjects with their
 * verbs.
 */
import type { Seat } from '@leadlight/core';
import type { Colour as DieColour, Die } from '@leadlight/sagrada';
import type { Colour } from '@leadlight/sintra';
import type { Context } from '../catalogue.ts';
import { colourOf, isYou, tally, valueOf, placings, winners, type Placing, type Standings } from '../parts.ts';
import { listOf, numberOf, pluralOf } from '../plural.ts';

export const plural = pluralOf('en');
export const number = numberOf('en');
export const list = listOf('en-GB');

export const points = (count: number): string =>
  plural(count, { one: `${number(count)} point`, other: `${number(count)} points` });

export const tokens = (count: number): string =>
  plural(count, { one: `${number(count)} Favor token`, other: `${number(count)} Favor tokens` });

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

/** “1 die”, “5 dice”. */
export const diceOf = (count: number): string =>
  plural(count, { one: `${number(count)} die`, other: `${number(count)} dice` });

/** “red 3”. */
export const dieName = (die: Die): string => `${DIE_COLOURS[colourOf(die)]} ${valueOf(die)}`;

export const listDice = (dice: readonly Die[]): string => list(dice.map(dieName));

const listPlacings = (places: readonly Placing[]): string =>
  places.map(({ place, name, score }) => `${place}. ${name}, ${points(score)}`).join('; ');

/** The subject and verb at the start of a sentence: “You take”, “Ada takes”. */
export const does = (context: Context, seat: Seat, yours: string, theirs: string): string =>
  isYou(context, seat) ? `You ${yours}` : `${context.name(seat)} ${theirs}`;

/** The same further on in the sentence: “you take”. */
export const doesThen = (context: Context, seat: Seat, yours: string, theirs: string): string =>
  isYou(context, seat) ? `you ${yours}` : `${context.name(seat)} ${theirs}`;

export const whom = (context: Context, seat: Seat): string => (isYou(context, seat) ? 'you' : context.name(seat));

/** The winners; `withYou` if the first of them is “you”. */
export function victory(won: readonly string[], withYou: boolean): string {
  if (won.length > 1) return `${list(won)} share the victory!`;
  return withYou ? 'You win!' : `${list(won)} wins!`;
}

/** The winners, then every place: “1. Ada, 61 …”. */
export function ranked(standings: Standings, context: Context): string {
  const won = winners(standings.ranking, context.you);
  const said = victory(
    won.map(context.name),
    won.some((seat) => isYou(context, seat)),
  );
  return `${said} Final ranking: ${listPlacings(placings(standings, context))}.`;
}
