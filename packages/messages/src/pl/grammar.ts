/**
 * Polish noun phrases, ready to use in a sentence, each named by its case: the nominative for subjects, the genitive
 * after “nie ma”, the accusative for objects. Players' names are always subjects, so that they need no inflection.
 */
import type { Seat } from '@leadlight/core';
import type { Colour } from '@leadlight/sintra';
import type { Context } from '../catalogue.ts';
import { isYou, placings, tally, winners, type Placing, type Standings } from '../parts.ts';
import { listOf, numberOf, pluralOf } from '../plural.ts';

export const plural = pluralOf('pl');
export const number = numberOf('pl');
export const list = listOf('pl');

/** One, two, five, one and a half. */
type Noun = readonly [one: string, few: string, many: string, other: string];

const counted = (count: number, [one, few, many, other]: Noun): string =>
  plural(count, {
    one: `${number(count)} ${one}`,
    few: `${number(count)} ${few}`,
    many: `${number(count)} ${many}`,
    other: `${number(count)} ${other}`,
  });

/** Masculine and neuter nouns have the same form as subject and as object. */
export const points = (count: number): string => counted(count, ['punkt', 'punkty', 'punktów', 'punktu']);
export const spaces = (count: number): string => counted(count, ['pole', 'pola', 'pól', 'pola']);
export const jokerSpaces = (count: number): string =>
  counted(count, ['pole jokera', 'pola jokera', 'pól jokera', 'pola jokera']);
export const tokens = (count: number): string =>
  counted(count, ['znacznik uznania', 'znaczniki uznania', 'znaczników uznania', 'znacznika uznania']);
export const completeWindows = (count: number): string =>
  counted(count, ['ukończone okno', 'ukończone okna', 'ukończonych okien', 'ukończonego okna']);

export const panes = (count: number): string => counted(count, ['tafla', 'tafle', 'tafli', 'tafli']);
export const panesAsObject = (count: number): string => counted(count, ['taflę', 'tafle', 'tafli', 'tafli']);

interface Adjective {
  readonly nominative: string;
  readonly accusative: string;
  readonly genitive: string;
  /** Plural, as after 2, 3 and 4. */
  readonly some: string;
  /** Genitive plural, as after 5 and “no”. */
  readonly many: string;
}

/** Agreed with “tafla”. */
export const PANES: Readonly<Record<Colour, Adjective>> = {
  pink: {
    nominative: 'różowa tafla',
    accusative: 'różową taflę',
    genitive: 'różowej tafli',
    some: 'różowe tafle',
    many: 'różowych tafli',
  },
  orange: {
    nominative: 'pomarańczowa tafla',
    accusative: 'pomarańczową taflę',
    genitive: 'pomarańczowej tafli',
    some: 'pomarańczowe tafle',
    many: 'pomarańczowych tafli',
  },
  yellow: {
    nominative: 'żółta tafla',
    accusative: 'żółtą taflę',
    genitive: 'żółtej tafli',
    some: 'żółte tafle',
    many: 'żółtych tafli',
  },
  blue: {
    nominative: 'niebieska tafla',
    accusative: 'niebieską taflę',
    genitive: 'niebieskiej tafli',
    some: 'niebieskie tafle',
    many: 'niebieskich tafli',
  },
  white: {
    nominative: 'biała tafla',
    accusative: 'białą taflę',
    genitive: 'białej tafli',
    some: 'białe tafle',
    many: 'białych tafli',
  },
};

/** As the object of a sentence: “1 różową taflę”, “2 różowe tafle”, “5 różowych tafli”. */
export function panesOf(count: number, colour: Colour): string {
  const { accusative, some, many, genitive } = PANES[colour];
  return counted(count, [accusative, some, many, genitive]);
}

/** As the subject, or by itself: “1 różowa tafla”. */
export function panesNamed(count: number, colour: Colour): string {
  const { nominative, some, many, genitive } = PANES[colour];
  return counted(count, [nominative, some, many, genitive]);
}

/** Panes by themselves, as after a colon; and as the object of a sentence. */
export const namePanes = (colours: readonly Colour[]): string =>
  list(tally(colours).map(([colour, count]) => panesNamed(count, colour)));
export const listPanes = (colours: readonly Colour[]): string =>
  list(tally(colours).map(([colour, count]) => panesOf(count, colour)));

const listPlacings = (places: readonly Placing[]): string =>
  places.map(({ place, name, score }) => `${place}. ${name}, ${points(score)}`).join('; ');

export const capital = (word: string): string => `${word.slice(0, 1).toLocaleUpperCase('pl')}${word.slice(1)}`;

/** The subject and verb at the start of a sentence: “Bierzesz”, “Ada bierze”. The verb alone says “you”. */
export const does = (context: Context, seat: Seat, yours: string, theirs: string): string =>
  isYou(context, seat) ? capital(yours) : `${context.name(seat)} ${theirs}`;

/** The same further on in the sentence: “bierzesz”. */
export const doesThen = (context: Context, seat: Seat, yours: string, theirs: string): string =>
  isYou(context, seat) ? yours : `${context.name(seat)} ${theirs}`;

/** With the stress on the subject: “zaczynasz ty”, “zaczyna Ada”. */
export const doneBy = (context: Context, seat: Seat, yours: string, theirs: string): string =>
  isYou(context, seat) ? `${yours} ty` : `${theirs} ${context.name(seat)}`;

/** The winners; `withYou` if the first of them is “you”. */
export function victory(won: readonly string[], withYou: boolean): string {
  if (won.length > 1) return `${list(won)} ${withYou ? 'dzielicie' : 'dzielą'} się zwycięstwem!`;
  return withYou ? 'Wygrywasz!' : `Wygrywa ${list(won)}!`;
}

/** The winners, then every place: “1. Ada, 61 …”. */
export function ranked(standings: Standings, context: Context): string {
  const won = winners(standings.ranking, context.you);
  const said = victory(
    won.map(context.name),
    won.some((seat) => isYou(context, seat)),
  );
  return `${said} Klasyfikacja końcowa: ${listPlacings(placings(standings, context))}.`;
}
