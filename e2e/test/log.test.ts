/** The log beside a game, and the words on the button that plays a move. */
import type { Locator, Page, ViewportSize } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LOCALES, textsFor, type Locale } from '../../packages/messages/src/index.ts';
import type { RawTable } from '../../packages/web/src/storage/tables.ts';
import { CONFIRM, playOut, sagradaOrder, sintraOrder } from '../src/playing.ts';
import { afterTurns, SAGRADA_DUEL, SINTRA_DUEL } from '../src/positions.ts';
import { visits } from './visiting.ts';

const { address: site, errors, openGame, afresh } = await visits();

/** Polish has the longest words; the full run tries every language. */
const TRIED = process.env['LEADLIGHT_FULL'] === '1' ? LOCALES : (['pl'] as const);

/** Resumes a game against a bot. */
async function resume(game: RawTable, viewport?: ViewportSize): Promise<Page> {
  const page = await afresh(`game/${game.id}`, { tables: [game], ...(viewport !== undefined && { viewport }) });
  await page.getByRole('heading', { name: textsFor('en').web.play.yourTurn }).waitFor();
  return page;
}

/** The same in another language. */
async function resumeIn(locale: Locale, game: RawTable, width = 1280): Promise<Page> {
  const page = await openGame(game, { locale, viewport: { width, height: 800 } });
  await page.getByRole('heading', { name: textsFor(locale).web.play.yourTurn }).waitFor();
  return page;
}

/** In the first round, and some rounds later. */
const EARLY = afterTurns(SINTRA_DUEL, 3);
const LATE = afterTurns(SINTRA_DUEL, 12);

const lines = (page: Page, locale: Locale = 'en'): Locator =>
  page
    .getByRole('list', { name: textsFor(locale).web.play.log })
    .last()
    .getByRole('button');

/** The visible part of the lines, without the words for screen readers. */
const seen = (page: Page): Promise<readonly string[]> =>
  page.locator('ol button[data-kind] > [aria-hidden="true"]').allTextContents();

/** The lines marked as the position on the boards, by their index. */
const marked = (page: Page): Promise<readonly number[]> =>
  page.evaluate(`[...document.querySelectorAll('ol button[data-kind]')]
    .flatMap((line, at) => (line.ariaCurrent === 'true' ? [at] : []))`);

const TURN = /^(?:You|Mia) · (?:\d \w+ from (?:display \d|the centre)|glazier back)/;

/** Runs in the page: finds lines taller than two lines of text, and lines wider than the log. */
const TALL = `[...document.querySelectorAll('dialog ol button')]
  .filter((line) => line.clientHeight > 66 || line.scrollWidth > line.clientWidth)
  .map((line) => line.textContent)`;

/** Runs in the page: whether nothing covers the beginning of the focused line. */
const IN_SIGHT = `(() => {
  const { left, top } = document.activeElement.getBoundingClientRect();
  return document.activeElement.contains(document.elementFromPoint(left + 20, top + 10));
})()`;

describe('the log', () => {
  test('has a short line for each turn, and reads it out in sentences', async () => {
    const page = await resume(EARLY);
    const [, round, ...turns] = await seen(page);
    expect(round).toMatch(/^Round 1 · bonus colour \w+$/);
    expect(turns.filter((line) => !TURN.test(line))).toEqual([]);
    await expect(lines(page).nth(2).getAttribute('aria-current')).resolves.toBe('false');
    expect(
      await page.getByRole('button', { name: /^(?:You take|Mia takes) \d \w+ panes? from display/ }).count(),
    ).not.toBe(0);
    expect(errors).toEqual([]);
  });

  test('leads back to a turn by arrow keys and by a click, and shows it in full there', async () => {
    const page = await resume(EARLY);
    const { past, now } = textsFor('en').web.play;
    await lines(page).last().focus();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('main').getByText(past).waitFor();
    await lines(page).nth(2).click();
    await expect.poll(() => lines(page).nth(2).getAttribute('aria-current')).toBe('true');
    expect(await lines(page).nth(2).innerText()).toMatch(/^(?:You take|Mia takes) /);
    await page.getByRole('button', { name: now }).click();
    await page.getByRole('main').getByText(past).waitFor({ state: 'hidden' });
    expect(await seen(page)).toHaveLength(await lines(page).count());
  });

  test('marks one line at a time, even if a turn and the end of its round share a position', async () => {
    const page = await resume(afterTurns(SAGRADA_DUEL, 3));
    const all = lines(page);
    const over = (await seen(page)).findIndex((line) => line.startsWith('Round 1 over'));
    expect(over).not.toBe(-1);
    await all.nth(over).focus();
    for (const [key, at] of [['ArrowUp', over - 1] as const, ['ArrowDown', over] as const]) {
      await page.keyboard.press(key);
      await expect.poll(() => marked(page)).toEqual([at]);
    }
    await all.nth(over).click();
    await expect.poll(() => marked(page)).toEqual([over]);
  });

  test.each([
    { width: 1280, height: 800 },
    { width: 1010, height: 620 },
  ])('keeps the focus where windows were chosen, at %o', async (viewport) => {
    const page = await resume(afterTurns(SAGRADA_DUEL, 1), viewport);
    await lines(page).nth(1).focus();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('heading', { name: textsFor('en').sagrada.board.offers }).waitFor();
    expect(await lines(page).first().and(page.locator(':focus')).count()).toBe(1);
    expect(await page.evaluate(IN_SIGHT)).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await lines(page).nth(1).and(page.locator(':focus')).count()).toBe(1);
  });

  test('leads to the present line on Escape', async () => {
    const page = await resume(EARLY);
    const { past } = textsFor('en').web.play;
    await lines(page).last().focus();
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter', 'ArrowUp']) await page.keyboard.press(key);
    await page.getByRole('main').getByText(past).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByText(past).waitFor({ state: 'hidden' });
    expect(await lines(page).last().and(page.locator(':focus')).count()).toBe(1);
    expect(await marked(page)).toEqual([]);
  });

  test('can show sentences instead, and remembers that', async () => {
    const page = await resume(EARLY);
    const { sentences } = textsFor('en').web.play;
    await page.keyboard.press('l');
    await page.getByRole('dialog').getByLabel(sentences).check();
    expect(await seen(page)).toEqual([]);
    expect(await lines(page).nth(1).innerText()).toMatch(/^Round 1 starts with /);
    await page.reload();
    await page.getByRole('heading', { name: textsFor('en').web.play.yourTurn }).waitFor();
    expect(await lines(page).nth(2).innerText()).toMatch(/^(?:You take|Mia takes) /);
    await page.goto(`${site}settings`);
    await page.getByLabel(textsFor('en').web.settings.sentences).uncheck();
    await page.goBack();
    await expect.poll(() => seen(page)).toContainEqual(expect.stringMatching(TURN));
  });

  test.each(TRIED)('fits into a narrow phone in %s', async (locale) => {
    const page = await resumeIn(locale, LATE, 360);
    await page.keyboard.press('l');
    await lines(page, locale).last().waitFor();
    expect(await page.evaluate<readonly string[]>(TALL)).toEqual([]);
  });
});

describe('the button that plays a move says what it does', () => {
  test.each(TRIED)('in %s', async (locale) => {
    const texts = textsFor(locale);
    const glass = await resumeIn(locale, EARLY);
    const steps = (order: readonly string[]): readonly string[] => order.filter((selector) => selector !== CONFIRM);
    while ((await glass.locator(CONFIRM).count()) === 0) await playOut(glass, steps(sintraOrder(texts)), 1, { texts });
    const { placePanes } = texts.sintra.preview;
    expect([placePanes(1), placePanes(2)]).toContain(await glass.locator(CONFIRM).innerText());
    const dice = await resumeIn(locale, afterTurns(SAGRADA_DUEL, 0));
    await playOut(dice, steps(sagradaOrder(texts)), 1, { texts });
    await dice.getByRole('button', { name: texts.sagrada.preview.takeWindow, exact: true }).click();
    const placeDie = dice.getByRole('button', { name: texts.sagrada.preview.placeDie, exact: true });
    while ((await placeDie.count()) === 0) await playOut(dice, steps(sagradaOrder(texts)), 1, { texts });
    expect(errors).toEqual([]);
  });
});
