/** The texts of the third game, in its two languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeReason, textsFor } from '@leadlight/messages';
import { leaves, type Said } from '../../../packages/messages/test/said.ts';
import { plain } from '../../../packages/messages/test/samples.ts';
import { SLIPS } from '../../../packages/messages/test/slips/index.ts';
import { COLOURS } from '#games/lancet';
import { loadLancetRefusals, loadLancetRules, loadLancetSummary } from '../../games/lancet/texts/load-later.ts';
import { loadLancet } from '../../games/lancet/texts/load.ts';
import { setupTexts } from '../../games/lancet/texts/setup.ts';

/** Every text that needs no arguments, or only numbers and names. */
async function textsIn(locale: 'en' | 'fr' | 'nl'): Promise<Said> {
  const { colours, score, log, preview, board } = await loadLancet(locale);
  const { page } = await loadLancetRules(locale);
  const { page: summary } = await loadLancetSummary(locale);
  const words = { colours, score, board: { ...board, place: board.place(1, undefined) }, log, preview };
  return leaves({ words, page, summary, setup: setupTexts(locale) }, locale);
}

describe.each(['en', 'fr'] as const)('in %s', (locale) => {
  test('they exist, and no native would trip over them', async () => {
    const said = await textsIn(locale);
    expect(said.length).toBeGreaterThan(50);
    const slips = said.filter(([, text]) => SLIPS[locale].some(({ pattern }) => pattern.test(plain(text))));
    expect(slips).toEqual([]);
    expect(said.filter(([, text]) => /^\s*$|\[object|NaN|"|  /.test(text))).toEqual([]);
  });

  test('every refusal is a sentence', async () => {
    const common = textsFor(locale).refusals;
    const own = await loadLancetRefusals(locale);
    const args = { colour: COLOURS[0], seat: 0, players: 2, seats: 3, due: 'choose' };
    const told = Object.keys(own).map((key) => describeReason(common, own, { rule: 'L-04', key, args }));
    expect(told).toHaveLength(8);
    expect(told.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
  });
});

test('the other languages read English', async () => {
  expect(await textsIn('nl')).toEqual((await textsIn('en')).map(([where, text]) => [where.replace('en', 'nl'), text]));
});

test('the rules for players are those of the page, in its order', async () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'games', 'lancet', 'rules', 'RULES.md'), 'utf8');
  const numbers = [...page.matchAll(/^\| (L-\d\d) \|/gm)].map(([, number]) => number);
  const { chapters } = await loadLancetRules('en');
  expect(chapters.flatMap(({ rules }) => rules)).toEqual(numbers);
});
