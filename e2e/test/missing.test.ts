/**
 * Parts of the client that cannot be loaded: the client says so, and the player can try again once there is a network.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { en, fr, pl } from '../../packages/messages/src/index.ts';
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

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

const { sentences, retry } = en.web.trouble;

/** The browser reports files that it cannot load, which is not an error of the client. */
const newcomer = (path = ''): Promise<Page> => openPage(browser, `${site.address}${path}`, []);

const play = (page: Page): Promise<void> => page.getByRole('button', { name: en.web.home.play }).first().click();
const told = (page: Page): Promise<void> => page.getByRole('alert').getByText(sentences.unloaded).waitFor();
const tryAgain = (page: Page): Promise<void> => page.getByRole('button', { name: retry }).click();
const myTurn = (page: Page): Promise<void> => page.getByRole('heading', { name: en.web.play.yourTurn }).waitFor();

describe('without a network, before anything is stored for offline use', () => {
  test('a game that could not start does so once there is one, and looks right', async () => {
    const page = await newcomer();
    await page.context().setOffline(true);
    await play(page);
    await told(page);
    await tryAgain(page);
    await told(page);
    await page.context().setOffline(false);
    await tryAgain(page);
    await myTurn(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    const sheets =
      'new Set([...document.styleSheets].map(({ href }) => href?.match(/\\w[^/]*(?=-)/)?.[0])).values().toArray()';
    expect(await page.evaluate(sheets)).toEqual(expect.arrayContaining(['frame', 'table', 'sintra-board']));
  });

  test('a game’s sheet, another language and another screen load once there is one', async () => {
    const page = await newcomer();
    await play(page);
    await myTurn(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: en.web.play.menu }).click();
    await told(page);
    await page.context().setOffline(false);
    await tryAgain(page);
    await page.getByRole('dialog', { name: en.web.play.menu }).waitFor();
    await page.goto(`${site.address}settings`);
    const french = page.getByRole('radio', { name: 'français' });
    await french.waitFor();
    await page.context().setOffline(true);
    await french.check({ force: true });
    await told(page);
    await page.context().setOffline(false);
    await tryAgain(page);
    await page.getByRole('heading', { name: fr.web.settings.title }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: fr.web.pages.about }).click();
    await page.getByRole('alert').getByText(fr.web.trouble.sentences.unloaded).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: fr.web.trouble.retry }).click();
    await page.getByRole('heading', { name: fr.web.pages.about }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('when a new version has replaced this one', () => {
  test('trying again reloads the page', async () => {
    const page = await newcomer();
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
    const page = await openPage(browser, `${site.address}robots.txt`, [], { locale: 'pl' });
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await page.goto(site.address);
    await page.getByRole('alert').getByText(pl.web.trouble.sentences.unloaded).waitFor();
    await page.unroute(`**/assets/${file}-*.js`);
    await page.getByRole('button', { name: pl.web.trouble.retry }).click();
    await page.getByRole('button', { name: pl.web.home.play }).first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
