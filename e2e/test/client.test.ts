/** Whole games in a real browser, by what a person can see and click. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../src/browser.ts';
import { openPage, serveClient } from '../src/client.ts';
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

/** What is open to be touched says so to everybody, by ear too. */
const OPEN = '[aria-disabled="false"][aria-pressed="false"]';

const SINTRA: readonly string[] = [
  'button:text-is("Do it")',
  '.choices button',
  `button${OPEN}[aria-label^="Strip"]`,
  `button${OPEN} .pane`,
  `button${OPEN}`,
];

const SAGRADA: readonly string[] = [
  'button:text-is("Do it")',
  `[role="grid"] button${OPEN}`,
  `button${OPEN}`,
  'button:text-is("End turn")',
];

/** Clicks the first thing that can be clicked of these, and says whether there was one. */
async function clickOne(page: Page, selectors: readonly string[]): Promise<boolean> {
  for (const selector of selectors) {
    const found = page.locator(selector).first();
    if ((await found.count()) === 0) continue;
    await found.click();
    return true;
  }
  return false;
}

const isOver = async (page: Page): Promise<boolean> => (await page.getByText('The game is over').count()) > 0;

/** Plays on until the game is over: whatever is next to be chosen, the first of it. */
async function playOut(page: Page, order: readonly string[], most: number): Promise<void> {
  for (let clicks = 0; clicks < most; clicks++) {
    if (await isOver(page)) return;
    if (!(await clickOne(page, order))) await page.waitForTimeout(20);
  }
}

describe('a game against a bot, by mouse', () => {
  test('Sintra, two clicks from the first page to the first move', async () => {
    const errors: string[] = [];
    const page = await openPage(browser, site.address, errors);
    await page.getByRole('button', { name: 'Play' }).first().click();
    await page.getByText('Your turn').waitFor();
    await playOut(page, SINTRA, 1500);
    expect(await isOver(page)).toBe(true);
    expect(errors).toEqual([]);
  });

  test('Sagrada', async () => {
    const errors: string[] = [];
    const page = await openPage(browser, site.address, errors);
    await page.getByRole('button', { name: 'Play' }).nth(1).click();
    await page.getByText('Your turn').waitFor();
    await playOut(page, SAGRADA, 1500);
    expect(await isOver(page)).toBe(true);
    expect(errors).toEqual([]);
  });

  test('goes on after a reload where it was', async () => {
    const errors: string[] = [];
    const page = await openPage(browser, site.address, errors);
    await page.getByRole('button', { name: 'Play' }).first().click();
    await page.getByText('Your turn').waitFor();
    await playOut(page, SINTRA, 30);
    await page.getByText('Your turn').waitFor();
    const before = await page.getByRole('log').allInnerTexts();
    await page.reload();
    await page.getByText('Your turn').waitFor();
    expect(await page.getByRole('log').allInnerTexts()).toEqual(before);
    expect(errors).toEqual([]);
  });
});

describe('once it was opened', () => {
  test('the client starts without a network, and a game can be played', async () => {
    const errors: string[] = [];
    const page = await openPage(browser, site.address, errors);
    await page.waitForFunction('navigator.serviceWorker.ready.then(({ active }) => active?.state === "activated")');
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Play' }).first().click();
    await page.getByText('Your turn').waitFor();
    await playOut(page, SINTRA, 12);
    expect(errors).toEqual([]);
  });
});
