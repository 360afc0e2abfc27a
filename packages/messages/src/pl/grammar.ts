/**
 * Polish noun phrases, ready to stand in a sentence, each named by its case: the nominative for subjects, the genitive
 * after “nie ma”, the accusative for objects. Players’ names are always subjects, so that nothing has to inflect them.
 */
import type { Colour } from '@leadlight/sintra';
import type { Context } from '../catalogue.ts';
import { placings, tally, winners, type Placing, type Standings } from '../parts.ts';
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

/** Masculine and neuter nouns sound the same as subject and as object. */
export const points = (count: number): string => counted(count, ['punkt', 'punkty', 'punktów', 'punktu']);
export const spaces = (count: number): string => counted(count, ['pole', 'pola', 'pól', 'pola']);
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
  /** Plural, as it follows 2, 3 and 4. */
  readonly some: string;
  /** Plural genitive, as it follows 5 and “no”. */
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

export const listPanes = (colours: readonly Colour[]): string =>
  list(tally(colours).map(([colour, count]) => panesOf(count, colour)));

const listPlacings = (places: readonly Placing[]): string =>
  places.map(({ place, name, score }) => `${place}. ${name}, ${points(score)}`).join('; ');

/** Who won, and every place: “1. Ada, 61 …”. */
export function ranked(standings: Standings, context: Context): string {
  const won = winners(standings, context);
  const places = listPlacings(placings(standings, context));
  return won.length > 1
    ? `${list(won)} dzielą się zwycięstwem. Klasyfikacja końcowa: ${places}.`
    : `Wygrywa ${list(won)}. Klasyfikacja końcowa: ${places}.`;
}
