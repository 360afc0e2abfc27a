/** A player can read the rules of a game in five minutes, in every language. */
import { describe, expect, it } from 'vitest';
import { LOCALES, textsFor, type Locale } from '../src/index.ts';
import { GAMES, loadRules, loadSummary } from './books.ts';
import { leaves } from './said.ts';
import { coreOf, lengthOf, PACE, reportOf, sentencesIn, syllablesIn, textsIn, wordsIn } from './readability.ts';
import { present } from '../../core/test/present.ts';

const MINUTES = 5;
const LONGEST = 30;

/** The names in lists of cards. */
const namesIn = (locale: Locale): readonly string[] => {
  const { tools, objectives, patterns } = textsFor(locale).names.sagrada;
  const cards = [...Object.values(tools), ...Object.values(objectives)].map(({ name }) => name);
  return [...cards, ...Object.values(patterns)].toSorted((a, b) => b.length - a.length);
};

const both = GAMES.flatMap((game) => LOCALES.map((locale) => [game, locale] as const));

describe('the rules pages', () => {
  it('are reported', async () => {
    const books = await Promise.all(both.map(([game, locale]) => loadRules(game, locale)));
    const rows = both.map(
      ([game, locale], at) => [`${game} ${locale}`, reportOf(present(books[at]), locale, namesIn(locale))] as const,
    );
    console.table(Object.fromEntries(rows));
    const lines = books
      .filter((_, at) => present(both[at])[1] === 'en')
      .flatMap(({ chapters, page }) =>
        chapters.map((chapter) => [page.chapters[chapter.id], textsIn(chapter, page).flatMap(wordsIn).length]),
      );
    console.log(lines.map(([title, words]) => `${title}: ${words}`).join(', '));
    expect(rows).toHaveLength(GAMES.length * LOCALES.length);
  });

  it.each(both)('of %s take at most five minutes to read in %s', async (game, locale) => {
    expect(reportOf(await loadRules(game, locale), locale, []).minutes).toBeLessThanOrEqual(MINUTES);
  });

  it.each(both)('of %s have no long sentence in %s, folded or not', async (game, locale) => {
    const { page } = await loadRules(game, locale);
    const { page: sheet } = await loadSummary(game, locale);
    const texts = [...leaves(page, ''), ...leaves(sheet, 'summary')].map(([, text]) => text);
    const long = texts.flatMap(sentencesIn).filter((sentence) => lengthOf(sentence, namesIn(locale)) > LONGEST);
    expect(long).toEqual([]);
  });

  it.each(both)('of %s keep examples and answers out of the first reading in %s', async (game, locale) => {
    const book = await loadRules(game, locale);
    expect(coreOf(book)).not.toContain(book.page.rules[game === 'sintra' ? 'R-70' : 'G-80']);
  });
});

describe('the screen reader guide', () => {
  const allTexts = (part: object): readonly string[] => leaves(part, '').map(([, text]) => text);
  const countIn = (part: object): number => allTexts(part).flatMap(wordsIn).length;

  it.each(LOCALES)('takes at most five minutes to read in %s, with the part about one reader', (locale) => {
    const { readers, ...common } = textsFor(locale).reference.guide;
    const longest = Math.max(...Object.values(readers).map(countIn));
    expect(countIn(common) + longest).toBeLessThanOrEqual(MINUTES * PACE);
  });

  it.each(LOCALES)('has no long sentence in %s', (locale) => {
    const long = allTexts(textsFor(locale).reference.guide)
      .flatMap(sentencesIn)
      .filter((sentence) => lengthOf(sentence, []) > LONGEST);
    expect(long).toEqual([]);
  });
});

describe('counting', () => {
  it('counts words, not rule numbers', () => {
    expect(wordsIn('Take 2 panes (R-13, R-14), or don’t.')).toEqual(['Take', '2', 'panes', 'or', 'don’t']);
  });

  it('ends a sentence at a full stop followed by a space', () => {
    expect(sentencesIn('Is it? Yes (R-18). Take 1.5 panes.')).toEqual(['Is it?', 'Yes.', 'Take 1.5 panes.']);
  });

  it.each([
    ['en', 'palace', 2],
    ['en', 'take', 1],
    ['en', 'table', 2],
    ['fr', 'prennent', 1],
    ['fr', 'vitrail', 2],
    ['nl', 'dobbelsteen', 3],
    ['pl', 'kwatera', 3],
    ['pl', 'siatka', 2],
  ] as const)('finds the syllables of %s %s', (locale, word, count) => {
    expect(syllablesIn(word, locale)).toBe(count);
  });
});
