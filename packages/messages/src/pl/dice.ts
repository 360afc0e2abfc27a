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
  readonly nominative: string;
  readonly genitive: string;
  readonly accusative: string;
}

/** With the genitive plural, and the plural as subject or object. */
export const DIE_COLOURS: Readonly<Record<Colour, Cases & { readonly many: string; readonly some: string }>> = {
  R: { nominative: 'czerwona', genitive: 'czerwonej', accusative: 'czerwoną', many: 'czerwonych', some: 'czerwone' },
  Y: { nominative: 'żółta', genitive: 'żółtej', accusative: 'żółtą', many: 'żółtych', some: 'żółte' },
  G: { nominative: 'zielona', genitive: 'zielonej', accusative: 'zieloną', many: 'zielonych', some: 'zielone' },
  B: {
    nominative: 'niebieska',
    genitive: 'niebieskiej',
    accusative: 'niebieską',
    many: 'niebieskich',
    some: 'niebieskie',
  },
  P: {
    nominative: 'fioletowa',
    genitive: 'fioletowej',
    accusative: 'fioletową',
    many: 'fioletowych',
    some: 'fioletowe',
  },
};

export const VALUES: Readonly<Record<Value, Cases & { readonly some: string }>> = {
  1: { nominative: 'jedynka', genitive: 'jedynki', accusative: 'jedynkę', some: 'jedynki' },
  2: { nominative: 'dwójka', genitive: 'dwójki', accusative: 'dwójkę', some: 'dwójki' },
  3: { nominative: 'trójka', genitive: 'trójki', accusative: 'trójkę', some: 'trójki' },
  4: { nominative: 'czwórka', genitive: 'czwórki', accusative: 'czwórkę', some: 'czwórki' },
  5: { nominative: 'piątka', genitive: 'piątki', accusative: 'piątkę', some: 'piątki' },
  6: { nominative: 'szóstka', genitive: 'szóstki', accusative: 'szóstkę', some: 'szóstki' },
};

const inCase =
  (name: keyof Cases) =>
  (die: Die): string =>
    `${DIE_COLOURS[colourOf(die)][name]} ${VALUES[valueOf(die)][name]}`;

/** “czerwona trójka”, “czerwonej trójki”, “czerwoną trójkę”. */
export const nominative = inCase('nominative');
export const genitive = inCase('genitive');
export const accusative = inCase('accusative');

export const listDice = (dice: readonly Die[]): string => list(dice.map(nominative));
