/** The log beside a game, and the words on the button that plays a move. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, textsFor, type Locale } from '../../packages/messages/src/index.ts';
import { openBrowser } from '../src/browser.ts';
import { openPage, serveClient } from '../src/client.ts';
import { CONFIRM, playOut, sagradaOrder, sintraOrder } from '../src/playing.ts';
import type { Site } from '../src/site.ts';

let browser: Browser;
let site: Site;
const errors: string[] = [];

beforeAll(async () => {
  site = await serveClient();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  site.close();
});

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

/** Polish has the longest words; the full run tries every language. */
const TRIED = process.env['LEADLIGHT_FULL'] === '1' ? LOCALES : (['pl'] as const);

/** Starts the first or the second game on the home page. */
async function begin(locale: Locale, game: number, width = 1280): Promise<Page> {
  const { web } = textsFor(locale);
  const page = await openPage(browser, site.address, errors, { locale, viewport: { width, height: 800 } });
  await page.getByRole('button', { name: web.home.play }).nth(game).click();
  await page.getByRole('heading', { name: web.play.yourTurn }).waitFor();
  return page;
}

const lines = (page: Page, locale: Locale = 'en'): Locator =>
  page
    .getByRole('list', { name: textsFor(locale).web.play.log })
    .last()
    .getByRole('button');

/** The visible part of the lines, without the words for screen readers. */
const seen = (page: Page): Promise<readonly string[]> =>
  page.locator('ol button[data-kind] > [aria-hidden="true"]').allTextContents();

const TURN = /^(?:You|Ada) · (?:\d \w+ from (?:display \d|the centre)|glazier back)/;

async function playTurns(page: Page, turns: number): Promise<void> {
  const order = sintraOrder(textsFor('en'));
  while ((await lines(page).count()) < turns) await playOut(page, order, 1);
  await page.getByRole('heading', { name: textsFor('en').web.play.yourTurn }).waitFor();
}

/** Runs in the page: finds lines taller than two lines of text, and lines wider than the log. */
const TALL = `[...document.querySelectorAll('dialog ol button')]
  .filter((line) => line.clientHeight > 66 || line.scrollWidth > line.clientWidth)
  .map((line) => line.textContent)`;

describe('the log', () => {
  test('has a short line for each turn, and reads it out in sentences', { timeout: 60_000 }, async () => {
    const page = await begin('en', 0);
    await playTurns(page, 8);
    const [, round, ...turns] = await seen(page);
    expect(round).toMatch(/^Round 1 · bonus colour \w+$/);
    expect(turns.filter((line) => !TURN.test(line))).toEqual([]);
    await expect(lines(page).nth(2).getAttribute('aria-current')).resolves.toBe('false');
    expect(
      await page.getByRole('button', { name: /^(?:You take|Ada takes) \d \w+ panes? from display/ }).count(),
    ).not.toBe(0);
    expect(errors).toEqual([]);
  });

  test(
    'leads back to a turn by arrow keys and by a click, and shows it in full there',
    { timeout: 60_000 },
    async () => {
      const page = await begin('en', 0);
      await playTurns(page, 8);
      const { past, now } = textsFor('en').web.play;
      await lines(page).last().focus();
      await page.keyboard.press('ArrowUp');
      await page.getByRole('main').getByText(past).waitFor();
      await lines(page).nth(2).click();
      await expect.poll(() => lines(page).nth(2).getAttribute('aria-current')).toBe('true');
      expect(await lines(page).nth(2).innerText()).toMatch(/^(?:You take|Ada takes) /);
      await page.getByRole('button', { name: now }).click();
      await page.getByRole('main').getByText(past).waitFor({ state: 'hidden' });
      expect(await seen(page)).toHaveLength(await lines(page).count());
    },
  );

  test('can show sentences instead, and remembers that', { timeout: 60_000 }, async () => {
    const page = await begin('en', 0);
    await playTurns(page, 6);
    const { sentences } = textsFor('en').web.play;
    await page.keyboard.press('l');
    await page.getByRole('dialog').getByLabel(sentences).check();
    expect((await seen(page)).filter((line) => TURN.test(line))).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: textsFor('en').web.play.yourTurn }).waitFor();
    expect(await lines(page).nth(2).innerText()).toMatch(/^(?:You take|Ada takes) /);
    await page.goto(`${site.address}settings`);
    await page.getByLabel(textsFor('en').web.settings.sentences).uncheck();
    await page.goBack();
    await expect.poll(() => seen(page)).toContainEqual(expect.stringMatching(TURN));
  });

  test.each(TRIED)('fits into a narrow phone in %s', { timeout: 60_000 }, async (locale) => {
    const page = await begin(locale, 0, 360);
    await playOut(page, sintraOrder(textsFor(locale)), 40, { texts: textsFor(locale) });
    await page.keyboard.press('l');
    await lines(page, locale).last().waitFor();
    expect(await page.evaluate<readonly string[]>(TALL)).toEqual([]);
  });
});

describe('the button that plays a move says what it does', () => {
  test.each(TRIED)('in %s', { timeout: 60_000 }, async (locale) => {
    const texts = textsFor(locale);
    const glass = await begin(locale, 0);
    const steps = (order: readonly string[]): readonly string[] => order.filter((selector) => selector !== CONFIRM);
    while ((await glass.locator(CONFIRM).count()) === 0) await playOut(glass, steps(sintraOrder(texts)), 1, { texts });
    const { placePanes } = texts.sintra.preview;
    expect([placePanes(1), placePanes(2)]).toContain(await glass.locator(CONFIRM).innerText());
    const dice = await begin(locale, 1);
    await playOut(dice, steps(sagradaOrder(texts)), 1, { texts });
    await dice.getByRole('button', { name: texts.sagrada.preview.takeWindow, exact: true }).click();
    const placeDie = dice.getByRole('button', { name: texts.sagrada.preview.placeDie, exact: true });
    while ((await placeDie.count()) === 0) await playOut(dice, steps(sagradaOrder(texts)), 1, { texts });
    expect(errors).toEqual([]);
  });
});
