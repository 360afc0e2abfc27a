/** Checks the rules for players against the numbered rules, which are the law. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../src/index.ts';
import { GAMES, loadRules, loadSummary, type RulesGame } from './books.ts';
import { leaves } from './said.ts';

const DOCS = join(import.meta.dirname, '..', '..', '..', 'docs', 'rules');

const lines = (game: RulesGame): readonly string[] => readFileSync(join(DOCS, `${game}.md`), 'utf8').split('\n');
const numberOf = (line: string): string | undefined => /^\| ([RG]-\d\d) \|/.exec(line)?.[1];

const numbersIn = (game: RulesGame): readonly string[] => lines(game).flatMap((line) => numberOf(line) ?? []);

/** The numbers in the last chapter, which holds our own decisions. */
function rulingsIn(game: RulesGame): readonly string[] {
  const from = lines(game).findIndex((line) => line.startsWith('## Rulings'));
  return lines(game)
    .slice(from)
    .flatMap((line) => numberOf(line) ?? []);
}

/** The numbers of other rules to which we add a decision of our own. */
const addedToIn = (game: RulesGame): readonly string[] =>
  lines(game)
    .filter((line) => line.includes('our ruling'))
    .flatMap((line) => numberOf(line) ?? []);

const namedIn = (text: string): readonly string[] => text.match(/\b[RG]-\d\d\b/g) ?? [];

describe.each(GAMES)('the rules of %s', (game) => {
  it('are complete, once each, in the order of the document', async () => {
    const { chapters } = await loadRules(game, 'en');
    expect(chapters.flatMap(({ rules }) => rules)).toEqual(numbersIn(game));
  });

  it('mark our rulings', async () => {
    const { chapters } = await loadRules(game, 'en');
    expect(chapters.filter(({ rulings }) => rulings).flatMap(({ rules }) => rules)).toEqual(rulingsIn(game));
  });

  it('mark the rules to which we add a ruling', async () => {
    const { chapters } = await loadRules(game, 'en');
    expect(chapters.flatMap(({ additions = [] }) => additions)).toEqual(addedToIn(game));
  });

  it.each(LOCALES)('are whole sentences in %s', async (locale) => {
    const { page } = await loadRules(game, locale);
    const texts = [...leaves(page.rules, ''), ...leaves(page.additions, '')];
    expect(texts.filter(([, text]) => !/^\P{Ll}.*[.?]$/su.test(text))).toEqual([]);
  });

  it.each(LOCALES)('refer only to existing rules in %s', async (locale) => {
    const { page } = await loadRules(game, locale);
    const known = new Set(GAMES.flatMap(numbersIn));
    expect(leaves(page, '').flatMap(([, text]) => namedIn(text).filter((rule) => !known.has(rule)))).toEqual([]);
  });

  it.each(LOCALES)('refer to the same rules in %s as in English', async (locale) => {
    const named = async (language: typeof locale): Promise<unknown> =>
      leaves((await loadRules(game, language)).page, '').map(([where, text]) => [where, namedIn(text).toSorted()]);
    expect(await named(locale)).toEqual(await named('en'));
  });

  it('fold only rules of their own chapter, and show a picture after one of them', async () => {
    const { chapters } = await loadRules(game, 'en');
    const outside = chapters.flatMap(({ rules, fine = [], pictures = {}, tools = {} }) =>
      [...fine, ...Object.keys(pictures), ...Object.keys(tools)].filter((rule) => !rules.includes(rule)),
    );
    expect(outside).toEqual([]);
  });

  it('have a summary whose lines lead to them, and whose pictures are theirs', async () => {
    const { chapters } = await loadRules(game, 'en');
    const { parts } = await loadSummary(game, 'en');
    const drawn = chapters.flatMap(({ pictures = {} }) => Object.values(pictures));
    const named = parts.flatMap((part) => Object.values(part.lines).map(({ rule }) => rule));
    expect(named.filter((rule) => !numbersIn(game).includes(rule))).toEqual([]);
    expect(parts.flatMap(({ pictures = [] }) => pictures).filter((name) => !drawn.includes(name))).toEqual([]);
  });
});
