/** Checks every screen, in both themes, against the rules of WCAG 2.2 AA that a machine can check. */
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../src/browser.ts';
import { openPage, serveClient } from '../src/client.ts';
import { ROOT } from '../src/root.ts';
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

const ALL = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } as const;

/** Dusk and day differ only in colours. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;
const BY_DAY = process.env['LEADLIGHT_FULL'] === '1' ? ALL : COLOURS;

/** The violations that axe finds: the rule, and the element. */
async function violations(page: Page, runOnly: typeof ALL | typeof COLOURS): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  // A dialog hides the screen under it, which cannot be reached and has a test of its own.
  const part = (await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'html';
  return page.evaluate(
    async ({ within, type, values }) => {
      const { axe: checker } = globalThis as unknown as { readonly axe: typeof axe };
      // Experimental: it mistakes drawn figures for words of the name.
      const rules = type === 'tag' ? { 'label-content-name-mismatch': { enabled: false } } : {};
      const { violations: found } = await checker.run(within, { runOnly: { type, values: [...values] }, rules });
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { within: part, ...runOnly },
  );
}

const SCREENS: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  ['home', '', async (page) => page.getByRole('heading', { name: 'Leadlight' }).waitFor()],
  ['a new game of Sintra', 'new/sintra', async (page) => page.getByRole('button', { name: 'Start game' }).waitFor()],
  ['a new game of Sagrada', 'new/sagrada', async (page) => page.getByRole('button', { name: 'Start game' }).waitFor()],
  ['strip sets', 'strips', async (page) => page.getByRole('heading', { name: 'House strips' }).waitFor()],
  ['a strip set', 'strips', enterStrips],
  ['the rules of Sintra', 'rules/sintra', async (page) => page.getByRole('searchbox').waitFor()],
  ['the rules of Sagrada', 'rules/sagrada', async (page) => page.getByRole('searchbox').waitFor()],
  ['the summary of Sintra', 'rules/sintra/summary', async (page) => page.locator('figure svg').first().waitFor()],
  ['the summary of Sagrada', 'rules/sagrada/summary', async (page) => page.locator('figure svg').first().waitFor()],
  ['about', 'about', async (page) => page.getByText('svelte', { exact: true }).waitFor()],
  ['the games of this browser', 'games', async (page) => page.getByRole('heading', { name: 'My games' }).waitFor()],
  ['opening a record', 'open#1.AAAA', async (page) => page.getByText('This game can’t be opened.').waitFor()],
  ['a replay of Sintra', 'open', (page) => look(page, 'sintra/test/examples/sintra-4-players-side-B')],
  ['a replay of Sagrada', 'open', (page) => look(page, 'sagrada/test/examples/sagrada-4-players')],
  ['final scores', 'open', lookAtScores],
  ['settings', 'settings', async (page) => page.getByRole('heading', { name: 'Settings' }).waitFor()],
  ['a game of Sintra', '', (page) => play(page, 0)],
  ['a game of Sagrada', '', (page) => play(page, 1)],
  ['a game that is not there', 'game/none', async (page) => page.getByText('It was deleted').waitFor()],
  ['keys', 'keys', async (page) => page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor()],
];

/** The dialogs over a game, by their keys: one game after another, since each takes time to start. */
const SHEETS: readonly (readonly [
  game: string,
  place: number,
  sheets: readonly (readonly [key: string, name: string])[],
])[] = [
  [
    'Sintra',
    0,
    [
      ['m', 'Menu'],
      ['?', 'Keyboard shortcuts'],
      ['d', 'Position in words'],
      ['l', 'Game log'],
    ],
  ],
  ['Sagrada', 1, [['d', 'Position in words']]],
];

/** In the middle of a game. */
async function look(page: Page, record: string): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles(join(ROOT, 'packages', `${record}.json`));
  await page.getByRole('slider').waitFor();
  for (let steps = 0; steps < 24; steps++) await page.keyboard.press('ArrowRight');
}

async function lookAtScores(page: Page): Promise<void> {
  await look(page, 'sagrada/test/examples/sagrada-4-players');
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Score', exact: true }).click();
  await page.getByRole('figure', { name: 'Points by round' }).waitFor();
}

async function enterStrips(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start from the house strips' }).click();
  await page.getByText('Complete and ready to play.').waitFor();
}

async function play(page: Page, game: number): Promise<void> {
  await page.getByRole('button', { name: 'Play' }).nth(game).click();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
}

/** At dusk, then by day. */
async function inBothLights(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.locator(':root[data-theme="dusk"]').waitFor();
  const atDusk = await violations(page, ALL);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.locator(':root[data-theme="day"]').waitFor();
  return [...atDusk, ...(await violations(page, BY_DAY))];
}

test.for(SCREENS)('%s, at dusk and by day', async ([, path, ready]) => {
  const page = await openPage(browser, `${site.address}${path}`, [], { colorScheme: 'dark' });
  await ready(page);
  expect(await inBothLights(page)).toEqual([]);
  await page.context().close();
});

test.for(SHEETS)('dialogs over a game of %s, at dusk and by day', async ([, place, sheets]) => {
  const page = await openPage(browser, site.address, [], { colorScheme: 'dark' });
  await play(page, place);
  for (const [key, name] of sheets) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name }).waitFor();
    expect(await inBothLights(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
  }
  await page.context().close();
});
