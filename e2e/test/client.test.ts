/** Whole games in a real browser, by what a person can see and click. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../src/browser.ts';
import { openPage, serveClient } from '../src/client.ts';
import { openMoving, verdictIn } from '../src/moving.ts';
import { isOver, playOut, SAGRADA, SINTRA } from '../src/playing.ts';
import type { Site } from '../src/site.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await serveClient();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  site.close();
});

describe('a game against a bot, by mouse', () => {
  test.for([
    ['Sintra', 0, SINTRA],
    ['Sagrada', 1, SAGRADA],
  ] as const)('%s, with motion, two clicks from the first page to the first move', async ([, place, order]) => {
    const errors: string[] = [];
    const page = await openMoving(browser, site.address, errors);
    await page.getByRole('button', { name: 'Play' }).nth(place).click();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    await playOut(page, order, 10_000);
    expect(await isOver(page)).toBe(true);
    expect(await verdictIn(page)).toMatch(/\w/);
    expect(errors).toEqual([]);
  });

  test('continues where it was after a reload', async () => {
    const errors: string[] = [];
    const page = await openPage(browser, site.address, errors);
    await page.getByRole('button', { name: 'Play' }).first().click();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    await playOut(page, SINTRA, 30);
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
    const errors: string[] = [];
    const page = await openPage(browser, site.address, errors, { serviceWorkers: 'allow' });
    await page.waitForFunction('navigator.serviceWorker.ready.then(({ active }) => active?.state === "activated")');
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Play' }).first().click();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    await playOut(page, SINTRA, 12);
    expect(errors).toEqual([]);
  });
});
