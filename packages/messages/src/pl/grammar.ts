/**
 * Polish noun phrases, ready to stand in a sentence, each named by its case: “mianownik” (nominative), “dopełniacz”
 * (genitive), “biernik” (accusative). Players’ names are always subjects, so that nothing needs to inflect them.
 */
import type { Colour } from '@leadlight/sintra';
import { tally, type Placing } from '../parts.ts';
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
  readonly mianownik: string;
  readonly biernik: string;
  readonly dopełniacz: string;
  /** Plural, as it follows 2, 3 and 4. */
  readonly some: string;
  /** Plural genitive, as it follows 5 and “no”. */
  readonly many: string;
}

/** Agreed with “tafla”. */
export const PANES: Readonly<Record<Colour, Adjective>> = {
  pink: {
    mianownik: 'różowa tafla',
    biernik: 'różową taflę',
    dopełniacz: 'różowej tafli',
    some: 'różowe tafle',
    many: 'różowych tafli',
  },
  orange: {
    mianownik: 'pomarańczowa tafla',
    biernik: 'pomarańczową taflę',
    dopełniacz: 'pomarańczowej tafli',
    some: 'pomarańczowe tafle',
    many: 'pomarańczowych tafli',
  },
  yellow: {
    mianownik: 'żółta tafla',
    biernik: 'żółtą taflę',
    dopełniacz: 'żółtej tafli',
    some: 'żółte tafle',
    many: 'żółtych tafli',
  },
  blue: {
    mianownik: 'niebieska tafla',
    biernik: 'niebieską taflę',
    dopełniacz: 'niebieskiej tafli',
    some: 'niebieskie tafle',
    many: 'niebieskich tafli',
  },
  white: {
    mianownik: 'biała tafla',
    biernik: 'białą taflę',
    dopełniacz: 'białej tafli',
    some: 'białe tafle',
    many: 'białych tafli',
  },
};

/** As the object of a sentence: “1 różową taflę”, “2 różowe tafle”, “5 różowych tafli”. */
export function panesOf(count: number, colour: Colour): string {
  const { biernik, some, many, dopełniacz } = PANES[colour];
  return counted(count, [biernik, some, many, dopełniacz]);
}

export const listPanes = (colours: readonly Colour[]): string =>
  list(tally(colours).map(([colour, count]) => panesOf(count, colour)));

export const listPlacings = (placings: readonly Placing[]): string =>
  placings.map(({ place, name, score }) => `${place}. ${name}, ${points(score)}`).join('; ');
