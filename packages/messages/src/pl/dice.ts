/** Polish dice are “jedynka” to “szóstka”, feminine like “kostka”, so that colours agree with both. */
import type { Colour, Die, Value } from '@leadlight/sagrada';
import { colourOf, valueOf } from '../parts.ts';
import { capital, list } from './grammar.ts';

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

/** With the genitive plural. */
export const DIE_COLOURS: Readonly<Record<Colour, Cases & { readonly many: string }>> = {
  R: { nominative: 'czerwona', genitive: 'czerwonej', accusative: 'czerwoną', many: 'czerwonych' },
  Y: { nominative: 'żółta', genitive: 'żółtej', accusative: 'żółtą', many: 'żółtych' },
  G: { nominative: 'zielona', genitive: 'zielonej', accusative: 'zieloną', many: 'zielonych' },
  B: {
    nominative: 'niebieska',
    genitive: 'niebieskiej',
    accusative: 'niebieską',
    many: 'niebieskich',
  },
  P: {
    nominative: 'fioletowa',
    genitive: 'fioletowej',
    accusative: 'fioletową',
    many: 'fioletowych',
  },
};

export const VALUES: Readonly<Record<Value, Cases>> = {
  1: { nominative: 'jedynka', genitive: 'jedynki', accusative: 'jedynkę' },
  2: { nominative: 'dwójka', genitive: 'dwójki', accusative: 'dwójkę' },
  3: { nominative: 'trójka', genitive: 'trójki', accusative: 'trójkę' },
  4: { nominative: 'czwórka', genitive: 'czwórki', accusative: 'czwórkę' },
  5: { nominative: 'piątka', genitive: 'piątki', accusative: 'piątkę' },
  6: { nominative: 'szóstka', genitive: 'szóstki', accusative: 'szóstkę' },
};

const inCase =
  (name: keyof Cases) =>
  (die: Die): string =>
    `${DIE_COLOURS[colourOf(die)][name]} ${VALUES[valueOf(die)][name]}`;

/** “czerwona trójka”, “czerwonej trójki”, “czerwoną trójkę”. */
export const nominative = inCase('nominative');
export const genitive = inCase('genitive');
export const accusative = inCase('accusative');

/** At the start of a sentence. */
export const subject = (die: Die): string => capital(nominative(die));

export const listDice = (dice: readonly Die[]): string => list(dice.map(nominative));
