/** Whatever a player touches explains itself, and lines of the log light up the places that they name. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en } from '../../packages/messages/src/index.ts';
import { afterTurns, SAGRADA_DUEL, SINTRA_DUEL } from '../src/positions.ts';
import { visits } from './visiting.ts';

const { errors, afresh } = await visits();

const { yourTurn, now, log, rule } = en.web.play;

async function resume(seating: typeof SINTRA_DUEL, turns: number): Promise<Page> {
  const game = afterTurns(seating, turns);
  const page = await afresh(`game/${game.id}`, { tables: [game] });
  await page.getByRole('heading', { name: yourTurn }).waitFor();
  return page;
}

const place = (page: Page, name: string): Locator => page.locator(`[data-at="${name}"]`).first();
const explained = (page: Page): Locator => page.getByRole('main').locator('[data-explains]');

/** A touch with a mouse, on a place that can't be chosen. */
const touch = (target: Locator): Promise<void> => target.click({ force: true });

/** The places that shine now, by name. */
const lit = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`[...document.querySelectorAll('[data-lights]')].map(({ dataset }) => dataset.lights)`);

const lines = (page: Page): Locator => page.getByRole('list', { name: log }).last().getByRole('button');

/** Everything that screen readers are told. */
const told = (page: Page): Promise<readonly string[]> => page.locator('[aria-live]').allTextContents();

describe('Sagrada', () => {
  test('explains spaces, dice, the round track and cards to mouse and keys', async () => {
    const page = await resume(SAGRADA_DUEL, 6);
    await touch(place(page, 'cell:0:A1').getByRole('button'));
    await expect.poll(() => explained(page).innerText()).toMatch(/^A1 takes any die\. .* Rule G-22/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => explained(page).innerText()).toMatch(/^A2 takes only blue dice\./);
    await expect.poll(() => told(page)).toContainEqual(expect.stringMatching(/A2 takes only blue dice\..*Rule G-22/));
    await page.keyboard.press('Escape');
    await explained(page).waitFor({ state: 'detached' });
    for (const [name, text] of [
      [en.sagrada.board.pool, en.explanations.sagrada.pool(5)],
      [en.sagrada.board.turnOrder, en.explanations.sagrada.turns],
      [en.sagrada.board.trackAhead(10), en.explanations.sagrada.trackAhead(10, 10)],
    ] as const) {
      await touch(page.getByRole('button', { name, exact: true }));
      await expect.poll(() => explained(page).innerText()).toContain(text);
    }
    await page.getByRole('toolbar', { name: en.sagrada.board.objectives }).getByRole('button').first().click();
    await page.getByRole('dialog').getByText('so far').waitFor();
    expect(errors).toEqual([]);
  });

  test('explains another player’s window in its close-up', async () => {
    const page = await resume(SAGRADA_DUEL, 6);
    await page.getByRole('button', { name: /^Enlarge Mia/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/has a difficulty of/).waitFor();
    await dialog.getByRole('button', { name: /^C5: / }).click();
    await dialog.getByText(/beside the \w+ \d on C5\./).waitFor();
    expect(
      await dialog
        .getByRole('link')
        .or(dialog.getByRole('button', { name: rule('G-24') }))
        .count(),
    ).toBe(1);
    expect(errors).toEqual([]);
  });
});

describe.each([
  { seating: SAGRADA_DUEL, turns: 6, latest: ['cell:0:B4'], past: ['cell:1:C5'] },
  { seating: SINTRA_DUEL, turns: 9, latest: ['display:0', 'space:1:4:1'], past: ['display:4', 'glass:0'] },
])('the log of $seating.game', ({ seating, turns, latest, past }) => {
  test('lights up its places to mouse and keys, and leaves nothing lit', async () => {
    const page = await resume(seating, turns);
    const all = lines(page);
    const before = all.nth((await all.count()) - 2);
    const heard = await told(page);
    await before.hover();
    await expect.poll(() => lit(page)).toEqual(past);
    await all.last().hover();
    await expect.poll(() => lit(page)).toEqual(latest);
    await page.mouse.move(4, 4);
    await expect.poll(() => lit(page)).toEqual([]);
    expect(await told(page)).toEqual(heard);
    await all.last().focus();
    await expect.poll(() => lit(page)).toEqual(latest);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: now }).focus();
    await expect.poll(() => lit(page)).toEqual(past);
    await page.keyboard.press('Enter');
    await expect.poll(() => lit(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test('the log of a replay lights up its places', async () => {
  const game = afterTurns(SINTRA_DUEL, 9);
  const page = await afresh(`replay/${game.id}`, { tables: [game] });
  await lines(page).last().hover();
  await expect.poll(() => lit(page)).not.toEqual([]);
  await page.mouse.move(4, 4);
  await expect.poll(() => lit(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('the preview lights up what was not touched: the broken glass track', async () => {
  const page = await resume(SINTRA_DUEL, 9);
  await place(page, 'display:3:yellow').press('Enter');
  await place(page, 'strip:0:7').press('Enter');
  await expect.poll(() => lit(page)).toContain('glass:0');
  await page.keyboard.press('Escape');
  await expect.poll(() => lit(page)).toEqual([]);
  expect(errors).toEqual([]);
});
