/**
 * Parts of the client that cannot be loaded: the client says so, and the player can try again once there is a network.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en, fr, pl } from '../../packages/messages/src/index.ts';
import { afterTurns, SINTRA_DUEL } from '../src/positions.ts';
import { visits } from './visiting.ts';

const { address: site, open, beside, openGame } = await visits();

const { sentences, retry } = en.web.trouble;

const play = (page: Page): Promise<void> => page.getByRole('button', { name: en.web.home.playGame('Sintra') }).click();
const told = (page: Page): Promise<void> => page.getByRole('alert').getByText(sentences.unloaded).waitFor();
const tryAgain = (page: Page): Promise<void> => page.getByRole('button', { name: retry }).click();
const myTurn = (page: Page): Promise<void> => page.getByRole('heading', { name: en.web.play.yourTurn }).waitFor();

/** Runs in the page: whether a request that no cache can answer fails. */
const isCutOff = `fetch('${site}icon.svg', { cache: 'no-store' }).then(() => false, () => true)`;

/** Returns once the browser really has no network, which can be a moment after it was told to. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate<boolean>(isCutOff)).toBe(true);
}

async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await expect.poll(() => page.evaluate<boolean>(isCutOff)).toBe(false);
}

async function resume(more: BrowserContextOptions = {}): Promise<Page> {
  const page = await openGame(afterTurns(SINTRA_DUEL, 0), more);
  await myTurn(page);
  return page;
}

describe('without a network, before anything is stored for offline use', () => {
  test('a game that could not start does so once there is one, and looks right', async () => {
    const page = await open();
    await goOffline(page);
    await play(page);
    await told(page);
    await tryAgain(page);
    await told(page);
    await goOnline(page);
    await tryAgain(page);
    await myTurn(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    // Names end with a hash of eight characters.
    const sheets =
      'new Set([...document.styleSheets].map(({ href }) => href?.match(/([^/]+)-.{8}[.]css$/)?.[1])).values().toArray()';
    expect(await page.evaluate(sheets)).toEqual(expect.arrayContaining(['frame', 'table', 'sintra-board']));
  });

  test('a game’s sheet, another language and another screen load once there is one', async () => {
    const page = await resume();
    await goOffline(page);
    await page.getByRole('button', { name: en.web.play.menu }).click();
    await told(page);
    await goOnline(page);
    await tryAgain(page);
    await page.getByRole('dialog', { name: en.web.play.menu }).waitFor();
    await page.goto(`${site}settings`);
    const french = page.getByRole('radio', { name: 'français' });
    await french.waitFor();
    await goOffline(page);
    await french.check({ force: true });
    await told(page);
    await goOnline(page);
    await tryAgain(page);
    await page.getByRole('heading', { name: fr.web.settings.title }).waitFor();
    await goOffline(page);
    await page.getByRole('link', { name: fr.web.pages.about }).click();
    await page.getByRole('alert').getByText(fr.web.trouble.sentences.unloaded).waitFor();
    await goOnline(page);
    await page.getByRole('button', { name: fr.web.trouble.retry }).click();
    await page.getByRole('heading', { name: fr.web.pages.about }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

/** Runs in the page: how much of the table is below the message, in pixels; negative where the message covers it. */
const CLEARANCE = `document.querySelector('main.bench').getBoundingClientRect().top -
  document.querySelector('[role="alert"]').closest('section').getBoundingClientRect().bottom`;

describe('the message that a part is missing', () => {
  const { keys } = en.web.pages;

  test('is never covered by the sheet whose texts are missing', async () => {
    const page = await resume();
    await page.getByRole('button', { name: en.web.play.menu }).click();
    const entry = page.getByRole('dialog').getByRole('button', { name: keys });
    await entry.waitFor();
    await page.evaluate('globalThis.isSamePage = true');
    await goOffline(page);
    await entry.click();
    await told(page);
    await goOnline(page);
    await tryAgain(page);
    await page.getByRole('alert').waitFor({ state: 'detached' });
    const sheet = page.getByRole('dialog', { name: keys });
    await expect.poll(() => page.keyboard.press('?').then(() => sheet.locator('kbd').count())).not.toBe(0);
    expect(await page.evaluate('globalThis.isSamePage')).toBe(true);
  });

  test.for([
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ])('takes its room from the table and covers none of it, on $width pixels', async (viewport) => {
    const page = await resume({ viewport });
    await goOffline(page);
    await page.getByRole('button', { name: en.web.play.menu }).click();
    await told(page);
    expect(await page.evaluate<number>(CLEARANCE)).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBe(viewport.height);
  });

  test('can be dealt with after Escape without opening the sheet', async () => {
    const page = await resume();
    await goOffline(page);
    await page.getByRole('button', { name: en.web.play.menu }).click();
    await told(page);
    await page.keyboard.press('Escape');
    await goOnline(page);
    const loaded = page.waitForResponse(/MenuSheets/);
    await tryAgain(page);
    await loaded;
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: en.web.play.menu }).click();
    await page.getByRole('dialog', { name: en.web.play.menu }).waitFor();
  });
});

describe('when a new version has replaced this one', () => {
  test('trying again reloads the page', async () => {
    const page = await open();
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await play(page);
    await told(page);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) void page.unroute('**/assets/**');
    });
    const loaded = page.waitForEvent('load');
    await tryAgain(page);
    await loaded;
    await play(page);
    await myTurn(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('when the first page itself is incomplete', () => {
  test.for(['client', 'frame'])('it says so if its %s is missing', async (file) => {
    const page = await beside([], { locale: 'pl' });
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await page.goto(site);
    await page.getByRole('alert').getByText(pl.web.trouble.sentences.unloaded).waitFor();
    await page.unroute(`**/assets/${file}-*.js`);
    await page.getByRole('button', { name: pl.web.trouble.retry }).click();
    await page.getByRole('button', { name: pl.web.home.playGame('Sintra') }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
