/** Polish dice are “jedynka” to “szóstka”, feminine like “kostka”, so that colours agree with both. */
import type { Colour, Die, Value } from '@leadlight/sagrada';
import { colourOf, valueOf } from '../parts.ts';
import { list } from './grammar.ts';

/** A colour by itself. */
export const COLOURS: Readonly<Record<Colour, string>> = {
  R: 'czerwony',
  Y: 'żółty',
  G: 'zielony',
  B: 'niebieski',
  P: 'fioletowy',
};

interface Cases {
  readonly mianownik: string;
  readonly dopełniacz: string;
  readonly biernik: string;
}

/** With the genitive plural, and the plural as subject or object. */
export const DIE_COLOURS: Readonly<Record<Colour, Cases & { readonly many: string; readonly some: string }>> = {
  R: { mianownik: 'czerwona', dopełniacz: 'czerwonej', biernik: 'czerwoną', many: 'czerwonych', some: 'czerwone' },
  Y: { mianownik: 'żółta', dopełniacz: 'żółtej', biernik: 'żółtą', many: 'żółtych', some: 'żółte' },
  G: { mianownik: 'zielona', dopełniacz: 'zielonej', biernik: 'zieloną', many: 'zielonych', some: 'zielone' },
  B: {
    mianownik: 'niebieska',
    dopełniacz: 'niebieskiej',
    biernik: 'niebieską',
    many: 'niebieskich',
    some: 'niebieskie',
  },
  P: { mianownik: 'fioletowa', dopełniacz: 'fioletowej', biernik: 'fioletową', many: 'fioletowych', some: 'fioletowe' },
};

export const VALUES: Readonly<Record<Value, Cases & { readonly some: string }>> = {
  1: { mianownik: 'jedynka', dopełniacz: 'jedynki', biernik: 'jedynkę', some: 'jedynki' },
  2: { mianownik: 'dwójka', dopełniacz: 'dwójki', biernik: 'dwójkę', some: 'dwójki' },
  3: { mianownik: 'trójka', dopełniacz: 'trójki', biernik: 'trójkę', some: 'trójki' },
  4: { mianownik: 'czwórka', dopełniacz: 'czwórki', biernik: 'czwórkę', some: 'czwórki' },
  5: { mianownik: 'piątka', dopełniacz: 'piątki', biernik: 'piątkę', some: 'piątki' },
  6: { mianownik: 'szóstka', dopełniacz: 'szóstki', biernik: 'szóstkę', some: 'szóstki' },
};

const inCase =
  (name: keyof Cases) =>
  (die: Die): string =>
    `${DIE_COLOURS[colourOf(die)][name]} ${VALUES[valueOf(die)][name]}`;

/** “czerwona trójka”, “czerwonej trójki”, “czerwoną trójkę”. */
export const mianownik = inCase('mianownik');
export const dopełniacz = inCase('dopełniacz');
export const biernik = inCase('biernik');

export const listDice = (dice: readonly Die[]): string => list(dice.map(mianownik));
