/** The no-break spaces of French and Polish typography. Texts are written with ordinary spaces. */
import type { Locale } from './locale.ts';

export const NO_BREAK = '\u00A0';
const NARROW_NO_BREAK = '\u202F';

/** French keeps double punctuation and guillemets on the line of their word, with a space between. */
const french = (text: string): string =>
  text
    .replaceAll(/ (?=[;!?])/g, NARROW_NO_BREAK)
    .replaceAll(/ (?=[:»%])/g, NO_BREAK)
    .replaceAll('« ', `«${NO_BREAK}`);

/** Polish never leaves a one-letter word at the end of a line. */
const polish = (text: string): string =>
  text.replaceAll(/(?<=^|[\s(„])([aiouwz]) (?=\S)/gi, (_, letter: string) => letter + NO_BREAK);

const SPACING: Readonly<Partial<Record<Locale, (text: string) => string>>> = { fr: french, pl: polish };

type Phrase = (...args: readonly unknown[]) => unknown;

const isPhrase = (value: unknown): value is Phrase => typeof value === 'function';

function spaced(value: unknown, space: (text: string) => string): unknown {
  if (typeof value === 'string') return space(value);
  if (isPhrase(value)) return (...args: readonly unknown[]) => spaced(value(...args), space);
  if (Array.isArray(value)) return value.map((each) => spaced(each, space));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spaced(inner, space)]));
}

/** The same texts with the spaces of their language, including the results of functions. */
export function typeset<Texts>(locale: Locale, texts: Texts): Texts {
  const space = SPACING[locale];
  return space === undefined ? texts : (spaced(texts, space) as Texts);
}
