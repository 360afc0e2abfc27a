/** Games in a real browser, by what a person can see and click. */
import { describe, expect, test } from 'vitest';
import { en } from '../../packages/messages/src/index.ts';
import { openMoving } from '../src/moving.ts';
import { playOut, SAGRADA, SINTRA } from '../src/playing.ts';
import { afterTurns, SINTRA_DUEL } from '../src/positions.ts';
import { visits } from './visiting.ts';

const { address, browser, errors, open, openGame } = await visits();

/** The lines of the log after which a game is well under way. Other tests play to the end. */
const FIRST_LINES = 6;

describe('a game against a bot, by mouse', () => {
  test.for([
    ['Sintra', 0, SINTRA],
    ['Sagrada', 1, SAGRADA],
  ] as const)('%s, with motion, two clicks from the first page to the first move', async ([, place, order]) => {
    const page = await openMoving(browser, address, errors);
    await page.getByRole('button', { name: 'Play' }).nth(place).click();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    const log = page.getByRole('list', { name: 'Game log' }).getByRole('listitem');
    while ((await log.count()) < FIRST_LINES) await playOut(page, order, 10);
    expect(errors).toEqual([]);
  });

  test('continues where it was after a reload', async () => {
    const page = await openGame(afterTurns(SINTRA_DUEL, 4));
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    await playOut(page, SINTRA, 6);
    // A turn just sent looks like the player's own for a moment; then nothing can be taken.
    await page.locator('button[aria-disabled="false"] .pane').first().waitFor();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    const before = await page.getByRole('list', { name: 'Game log' }).allInnerTexts();
    await page.reload();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    expect(await page.getByRole('list', { name: 'Game log' }).allInnerTexts()).toEqual(before);
    expect(errors).toEqual([]);
  });
});

describe('after the first visit', () => {
  test('the client starts without a network, and a game can be played', async () => {
    const page = await open('', { serviceWorkers: 'allow' });
    await page.waitForFunction('navigator.serviceWorker.ready.then(({ active }) => active?.state === "activated")');
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Play Sintra', exact: true }).click();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    await playOut(page, SINTRA, 12);
    expect(errors).toEqual([]);
    // What is for the host comes from the server or not at all.
    await expect(page.goto(`${address}metrics`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  test.for(['sintra', 'sagrada'] as const)('a lesson of %s starts without a network', async (game) => {
    const page = await open('', { serviceWorkers: 'allow' });
    await page.waitForFunction('navigator.serviceWorker.ready.then(({ active }) => active?.state === "activated")');
    await page.context().setOffline(true);
    await page.goto(`${address}learn/${game}/first`);
    const { topic } = Object.values(en.lessons[game].first.steps)[1] ?? { topic: '' };
    await page.getByRole('button', { name: en.lessons.common.showMe }).click();
    await page.getByText(topic, { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });
});
