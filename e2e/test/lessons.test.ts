/** Every step of every lesson in a browser, on a phone: in all languages in the full run, otherwise in one. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en, LOCALES, textsFor, type Locale } from '../../packages/messages/src/index.ts';
import { inBothLights, ALL } from '../src/axe.ts';
import { misfits } from '../src/fits.ts';
import { playOut, SINTRA } from '../src/playing.ts';
import { afterTurns, SINTRA_DUEL } from '../src/positions.ts';
import { LESSONS, localeOf, walkThrough } from '../src/lessons.ts';
import type { TableCard } from '../../packages/web/src/storage/tables.ts';
import { visits } from './visiting.ts';

const { address, beside, errors, open } = await visits();

const PHONE = { width: 390, height: 844 };
const FULL = process.env['LEADLIGHT_FULL'] === '1';
type Run = readonly [game: string, lesson: string, locale: Locale, steps: readonly string[]];
const RUNS: readonly Run[] = LESSONS.flatMap((lesson, nth) =>
  (FULL ? LOCALES : [localeOf(nth)]).map((locale) => [lesson.game, lesson.lesson, locale, lesson.steps]),
);

/** The points of an ornament stand below it, outside of its button. */
const BELOW = /^cut off: span\.[\w-]+ “\d+”$/;

test.for(RUNS)(
  '%s, lesson %s in %s: every step has room on a phone, and “Show me” does it',
  { timeout: 240_000 },
  async ([game, lesson, locale, steps]) => {
    const page = await open(`learn/${game}/${lesson}`, { viewport: PHONE, locale });
    const found: string[] = [];
    const walked = await walkThrough(page, locale, async ({ step, isDone }) => {
      const faults = await misfits(page, { scrolls: await page.locator('.ending').isVisible() });
      found.push(
        ...faults.filter((fault) => !BELOW.test(fault)).map((fault) => `${step}${isDone ? ', done' : ''}: ${fault}`),
      );
    });
    expect(walked).toEqual(steps);
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
  },
);

describe('a learner', () => {
  const words = en.lessons.common;
  const { first } = en.lessons.sintra;

  test('can try a wrong move, leave, come back to the same step, and skip it', async () => {
    const page = await open('learn/sintra/first');
    const showMe = page.getByRole('button', { name: words.showMe });
    await showMe.waitFor();
    await page.getByRole('button', { name: /^1 pink pane on display 1/ }).click();
    await page.getByRole('button', { name: /^Strip 1/ }).click();
    await page.getByRole('button', { name: 'Place pane' }).click();
    await page.locator('main').getByText(words.otherMove).waitFor();
    await showMe.click();
    await page.getByRole('heading', { name: 'Place them on strip 2.' }).waitFor();
    await page.getByRole('link', { name: words.leave }).click();
    await page.getByRole('link', { name: `${words.resume}: ${first.title}` }).click();
    await page.getByRole('heading', { name: 'Place them on strip 2.' }).waitFor();
    await page.getByRole('button', { name: words.skip }).click();
    await page.getByText(first.steps.left.topic, { exact: true }).waitFor();
    expect(page.url()).toBe(`${address}learn/sintra/first/left`);
  });

  test('plays a first game', async () => {
    const page = await open('learn/sintra/printed/rulings');
    await page.getByRole('button', { name: words.next }).click();
    await page.getByRole('button', { name: words.playNow }).click();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    const bot = page.getByRole('list', { name: 'Game log' }).getByRole('listitem').filter({ hasText: 'Mia takes' });
    for (let turns = 0; turns < 2 && (await bot.count()) === 0; turns++) await playOut(page, SINTRA, 6);
    await bot.first().waitFor();
    expect(page.url()).toBe(`${address}game/${await page.evaluate<string>("localStorage['leadlight-first-game']")}`);
    expect(errors).toEqual([]);
  });

  test('finds the lesson that shows a rule', async () => {
    const page = await open('rules/sintra#R-27');
    await page.getByRole('link', { name: words.seeIt }).click();
    await page.getByRole('heading', { name: /^Take the orange pane from display 2/ }).waitFor();
    expect(page.url()).toBe(`${address}learn/sintra/first/chain`);
  });
});

describe('in a first game', () => {
  const firsts = textsFor('en').firsts.sintra;
  /** A turn before which much has happened for the first time: each visit tells one thing. */
  const TURN = 8;
  const played = afterTurns(SINTRA_DUEL, TURN);
  const named = (id: string) => ({ ...played, id, card: { ...(played.card as TableCard), id } });

  /** The sentence in a game that begins from a lesson, once everything has been loaded. */
  async function sentenceIn(page: Page, id: string): Promise<string> {
    await page.evaluate(`localStorage.setItem('leadlight-first-game', '${id}')`);
    await page.goto(`${address}game/${id}`);
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    await page.waitForLoadState('networkidle');
    return (await page.locator('[data-first]').allInnerTexts()).join();
  }

  test('each sentence comes once, also after a reload and in another game', async () => {
    const page = await beside(['one', 'other'].map(named));
    const sentences: string[] = [];
    for (const id of ['one', 'one', 'other', 'other', 'one']) sentences.push(await sentenceIn(page, id));
    expect(sentences).toEqual([firsts.lost, firsts.broke, firsts.round, firsts.behind, '']);
    await page.evaluate("localStorage.removeItem('leadlight-told')");
    expect(await sentenceIn(page, 'other')).toBe(firsts.lost);
    expect(errors).toEqual([]);
  });
});

test.for<readonly [string, Locale]>([
  ['learn/sintra', 'en'],
  ['learn/sintra/first', 'en'],
])('%s is accessible, at dusk and by day', async ([path, locale]) => {
  const page = await open(path, { locale });
  await page.getByText(textsFor(locale).lessons.sintra.first.title).or(page.locator('.ways')).first().waitFor();
  expect(await inBothLights(page, ALL)).toEqual([]);
});
