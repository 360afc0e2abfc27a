/** The glossary is the one list of terms: texts use its terms, and none of the words it avoids. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../src/index.ts';
import { everything } from './everything.ts';
import { plain } from './samples.ts';
import { present } from '../../core/test/present.ts';

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'glossary.md'), 'utf8');

const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', fr: 'French', nl: 'Dutch', pl: 'Polish' };

/** The rows of the table under a heading, as lists of cells, without the head and its rule. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const [, part = ''] = PAGE.split(`${heading}\n`);
  const rows = present(part.split(/^#/m)[0])
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** “pakken (Sintra), nemen (Sagrada)” has two terms. */
const termsIn = (cell: string): readonly string[] =>
  cell.split(/[,;]/).map((term) => term.replace(/\(.*?\)/, '').trim());

/** The forms of a verb differ too much for a search. */
const isVerb = ([meaning = '']: readonly string[]): boolean => meaning.startsWith('to ');

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const SHORTEST_STEM = 4;

/** Words are inflected, so the first letters of a long one are enough. A short word must appear as it is. */
const stemOf = (word: string): string =>
  word.length < SHORTEST_STEM
    ? `${escaped(word)}(?!\\p{L})`
    : `${escaped(word.slice(0, Math.max(SHORTEST_STEM, Math.ceil(word.length * 0.6))))}\\p{L}*`;

const inflected = (term: string): RegExp => new RegExp(`(?<!\\p{L})${term.split(' ').map(stemOf).join(' ')}`, 'iu');

const exact = (phrase: string): RegExp => new RegExp(`(?<!\\p{L})${escaped(phrase)}(?!\\p{L})`, 'u');

const TEXTS = new Map(LOCALES.map((locale) => [locale, everything(locale).map(([, text]) => plain(text))]));
const textsOf = (locale: Locale): readonly string[] => TEXTS.get(locale) ?? [];

const unused = (locale: Locale, terms: readonly string[]): readonly string[] =>
  terms.filter((term) => !textsOf(locale).some((text) => inflected(term).test(text)));

const found = (phrase: string, texts: readonly string[]): readonly string[] =>
  texts.filter((text) => exact(phrase).test(text));

describe.each(LOCALES)('the glossary in %s', (locale) => {
  const column = 1 + LOCALES.indexOf(locale);

  it.each(['## Both games', '## Sintra', '## Sagrada'])('lists only terms that the texts use: %s', (heading) => {
    const rows = rowsUnder(heading).filter((row) => !isVerb(row));
    expect(rows.length).toBeGreaterThan(15);
    expect(
      unused(
        locale,
        rows.flatMap((row) => termsIn(present(row[column]))),
      ),
    ).toEqual([]);
  });

  it('avoids words that no text has', () => {
    const avoided = rowsUnder(`### ${LANGUAGES[locale]}`).flatMap(([avoid]) => termsIn(present(avoid)));
    expect(avoided.length).toBeGreaterThan(10);
    expect(avoided.flatMap((phrase) => found(phrase, textsOf(locale)))).toEqual([]);
  });
});

describe('the checks', () => {
  it('notice a term that no text uses', () => {
    expect(unused('en', ['broken glass track', 'shattering lane'])).toEqual(['shattering lane']);
  });

  it('notice a word that we avoid', () => {
    expect(found('favor token', ['You have 1 favor token.', 'You have 1 Favor token.'])).toHaveLength(1);
  });
});
