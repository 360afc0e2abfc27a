/** Every screen, in both lights, by the rules of WCAG 2.2 AA that a machine can check. */
import axe from 'axe-core';
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

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong: the rule, and where. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { axe: checker } = globalThis as unknown as { readonly axe: typeof axe };
    // Experimental: it takes figures that are drawn for words of the name.
    const rules = { 'label-content-name-mismatch': { enabled: false } };
    const { violations: found } = await checker.run({ runOnly: { type: 'tag', values }, rules });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, RULES);
}

const SCREENS: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  ['home', '', async (page) => page.getByRole('heading', { name: 'Leadlight' }).waitFor()],
  ['a new game of Sintra', 'new/sintra', async (page) => page.getByRole('button', { name: 'Begin' }).waitFor()],
  ['a new game of Sagrada', 'new/sagrada', async (page) => page.getByRole('button', { name: 'Begin' }).waitFor()],
  ['strip sets', 'strips', async (page) => page.getByRole('heading', { name: 'House strips' }).waitFor()],
  ['a strip set', 'strips', enterStrips],
  ['the rules of Sintra', 'rules/sintra', async (page) => page.getByRole('searchbox').waitFor()],
  ['the rules of Sagrada', 'rules/sagrada', async (page) => page.getByRole('searchbox').waitFor()],
  ['about', 'about', async (page) => page.getByText('svelte', { exact: true }).waitFor()],
  ['settings', 'settings', async (page) => page.getByRole('heading', { name: 'Settings' }).waitFor()],
  ['a game of Sintra', '', (page) => play(page, 0)],
  ['a game of Sagrada', '', (page) => play(page, 1)],
];

async function enterStrips(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change the house strips' }).click();
  await page.getByText('Complete: it can be played with.').waitFor();
}

async function play(page: Page, game: number): Promise<void> {
  await page.getByRole('button', { name: 'Play' }).nth(game).click();
  await page.getByText('Your turn').waitFor();
}

describe.each(['dark', 'light'] as const)('in the %s', (colorScheme) => {
  test.for(SCREENS)('%s', async ([, path, ready]) => {
    const page = await openPage(browser, `${site.address}${path}`, []);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await ready(page);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });
});
