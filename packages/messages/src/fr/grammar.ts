/**
 * French noun phrases: a number or an article with its noun, agreed, ready to use in a sentence; and subjects with
 * their verbs.
 */
import type { Seat } from '@leadlight/core';
import type { Colour as DieColour, Die } from '@leadlight/sagrada';
import type { Colour } from '@leadlight/sintra';
import type { Context } from '../catalogue.ts';
import { colourOf, isYou, tally, valueOf, placings, winners, type Placing, type Standings } from '../parts.ts';
import { listOf, numberOf, pluralOf } from '../plural.ts';

export const plural = pluralOf('fr');
export const number = numberOf('fr');
export const list = listOf('fr');

/** A noun after a number, with “de” after millions. */
const counted = (count: number, one: string, other: string): string =>
  plural(count, {
    one: `${number(count)} ${one}`,
    many: `${number(count)} de ${other}`,
    other: `${number(count)} ${other}`,
  });

export const points = (count: number): string => counted(count, 'point', 'points');
export const tokens = (count: number): string => counted(count, 'jeton Faveur', 'jetons Faveur');
export const panes = (count: number): string => counted(count, 'pièce', 'pièces');
export const spaces = (count: number): string => counted(count, 'case', 'cases');
export const jokerSpaces = (count: number): string => counted(count, 'case Joker', 'cases Joker');
export const filledSpaces = (count: number): string => counted(count, 'case occupée', 'cases occupées');
export const emptySpaces = (count: number): string => counted(count, 'case vide', 'cases vides');
export const spacesFilled = (count: number): string => counted(count, 'case remplie', 'cases remplies');
export const jokersFilled = (count: number): string => counted(count, 'case Joker remplie', 'cases Joker remplies');
export const brokenPanes = (count: number): string => counted(count, 'pièce brisée', 'pièces brisées');
export const completeWindows = (count: number): string => counted(count, 'fenêtre achevée', 'fenêtres achevées');

/** Agreed with “pièce”, and with “pièces”. */
export const A_PANE: Readonly<Record<Colour, string>> = {
  pink: 'pièce rose',
  orange: 'pièce orange',
  yellow: 'pièce jaune',
  blue: 'pièce bleue',
  white: 'pièce blanche',
};
export const SOME_PANES: Readonly<Record<Colour, string>> = {
  pink: 'pièces roses',
  orange: 'pièces orange',
  yellow: 'pièces jaunes',
  blue: 'pièces bleues',
  white: 'pièces blanches',
};

/** Agreed with “pièce”, “case” or “planche”, which is left out. */
export const OF_GLASS: Readonly<Record<Colour, string>> = {
  pink: 'rose',
  orange: 'orange',
  yellow: 'jaune',
  blue: 'bleue',
  white: 'blanche',
};

export const panesOf = (count: number, colour: Colour): string => counted(count, A_PANE[colour], SOME_PANES[colour]);

export const listPanes = (colours: readonly Colour[]): string =>
  list(tally(colours).map(([colour, count]) => panesOf(count, colour)));

/** Agreed with “dé”, and with “dés”. */
export const DIE_COLOURS: Readonly<Record<DieColour, string>> = {
  R: 'rouge',
  Y: 'jaune',
  G: 'vert',
  B: 'bleu',
  P: 'violet',
};
export const DICE_COLOURS: Readonly<Record<DieColour, string>> = {
  R: 'rouges',
  Y: 'jaunes',
  G: 'verts',
  B: 'bleus',
  P: 'violets',
};

/** « rouge 3 », after “dé” or in a list of dice. */
const look = (die: Die): string => `${DIE_COLOURS[colourOf(die)]} ${valueOf(die)}`;

export const dieName = (die: Die): string => `dé ${look(die)}`;
export const listDice = (dice: readonly Die[]): string => list(dice.map(look));

const listPlacings = (places: readonly Placing[]): string =>
  places.map(({ place, name, score }) => `${place}. ${name}, ${points(score)}`).join(' ; ');

/** The subject and verb at the start of a sentence: « Vous prenez », « Ada prend ». */
export const does = (context: Context, seat: Seat, yours: string, theirs: string): string =>
  isYou(context, seat) ? `Vous ${yours}` : `${context.name(seat)} ${theirs}`;

/** The same further on in the sentence: « vous prenez ». */
export const doesThen = (context: Context, seat: Seat, yours: string, theirs: string): string =>
  isYou(context, seat) ? `vous ${yours}` : `${context.name(seat)} ${theirs}`;

/** The winners; `withYou` if the first of them is “you”. */
export function victory(won: readonly string[], withYou: boolean): string {
  if (won.length > 1) return `${list(won)} ${withYou ? 'partagez' : 'partagent'} la victoire !`;
  return withYou ? 'Vous gagnez !' : `${list(won)} gagne !`;
}

/** The winners, then every place: “1. Ada, 61 …”. */
export function ranked(standings: Standings, context: Context): string {
  const won = winners(standings.ranking, context.you);
  const said = victory(
    won.map(context.name),
    won.some((seat) => isYou(context, seat)),
  );
  return `${said} Classement final : ${listPlacings(placings(standings, context))}.`;
}
