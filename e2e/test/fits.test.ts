/** Every text can be read in full, in every language. `LEADLIGHT_FULL=1` tries all sizes and numbers of players. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { en, LOCALES, textsFor, type AllTexts } from '../../packages/messages/src/index.ts';
import { openBrowser } from '../src/browser.ts';
import { openPage, serveClient } from '../src/client.ts';
import { misfits, type Room } from '../src/fits.ts';
import { CONFIRM, playOut, SAGRADA, sagradaOrder, SINTRA, sintraOrder } from '../src/playing.ts';
import { ROOT } from '../src/root.ts';
import type { Site } from '../src/site.ts';
import { putTables, wideGames, wideName } from '../src/stored.ts';

const FULL = process.env['LEADLIGHT_FULL'] === '1';

interface Size {
  readonly width: number;
  readonly height: number;
  /** Whether a table may scroll there, from top to bottom. */
  readonly scrolls?: boolean;
}

const MAIN: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const OTHERS: readonly Size[] = [
  { width: 360, height: 640, scrolls: true },
  { width: 844, height: 390, scrolls: true },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 320, height: 640, scrolls: true },
  { width: 640, height: 400, scrolls: true },
];
const SIZES = FULL ? [...MAIN, ...OTHERS] : MAIN;
const PLAYERS = FULL ? [2, 3, 4] : [4];
const TIME = { timeout: FULL ? 1_800_000 : 300_000 };

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

/**
 * The texts that do not fit. Boards measure themselves, so elements still on their way to their places are checked
 * again.
 */
async function misfitsAtRest(page: Page, room: Room): Promise<readonly string[]> {
  await page.waitForTimeout(60);
  const faults = await misfits(page, room);
  if (faults.length === 0) return faults;
  await page.waitForTimeout(500);
  return misfits(page, room);
}

/** The texts that do not fit at any of the sizes. */
async function misfitsOf(page: Page, isTable: boolean, sizes = SIZES): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { width, height, scrolls = false } of sizes) {
    await page.setViewportSize({ width, height });
    const faults = await misfitsAtRest(page, { scrolls: scrolls || !isTable });
    found.push(...faults.map((fault) => `${width}×${height}: ${fault}`));
  }
  return found;
}

/** The name of each language in that language. */
const NAMES = LOCALES.map(
  (locale) => [locale, new Intl.DisplayNames([locale], { type: 'language' }).of(locale)] as const,
);

/** Changes the language as a user would, and returns. */
async function speak(page: Page, name: string | undefined): Promise<void> {
  const back = page.url();
  await page.goto(`${site.address}settings`);
  await page.getByLabel(name ?? '', { exact: true }).check();
  await page.goto(back);
}

/** Sets up a game with this many seats and starts it. */
async function begin(game: string, players: number): Promise<Page> {
  const page = await openPage(browser, `${site.address}new/${game}`, []);
  await page.getByRole('radio', { name: String(players), exact: true }).check({ force: true });
  await page.getByRole('button', { name: en.web.setup.begin }).click();
  await page.getByText(en.web.play.yourTurn).first().waitFor();
  return page;
}

/** Chooses a move without playing it. */
async function choose(page: Page, texts: AllTexts, order: readonly string[]): Promise<void> {
  const confirm = page.locator(CONFIRM);
  const steps = order.filter((selector) => selector !== CONFIRM);
  for (let tries = 0; tries < 200 && (await confirm.count()) === 0; tries++) await playOut(page, steps, 1, { texts });
  await confirm.waitFor();
}

/** Pages that are the same for every visitor. */
const READ = [
  '',
  'settings',
  'new/sintra',
  'new/sagrada',
  'games',
  'strips',
  'rules/sintra',
  'rules/sagrada',
  'rules/sintra/summary',
  'rules/sagrada/summary',
  'keys',
  'about',
  'open',
  'open#1.AAAA',
];

const example = (game: string, name: string): string => join(ROOT, 'packages', game, 'test/examples', `${name}.json`);

/** Stores the record of a game in this browser and returns its path. */
async function keepRecord(page: Page, path: string): Promise<string> {
  const { more, keep } = en.web.replay;
  await page.goto(`${site.address}open`);
  await page.getByLabel(en.web.replay.chooseFile).setInputFiles(path);
  await page.getByRole('button', { name: more, exact: true }).click();
  await page.getByRole('button', { name: keep }).click();
  await page.waitForURL('**/replay/*');
  return new URL(page.url()).pathname.slice(1);
}

/** Enters a strip set and returns its path. */
async function enterStrips(page: Page): Promise<string> {
  await page.goto(`${site.address}strips`);
  await page.getByRole('button', { name: en.sintra.strips.fromHouse }).click();
  await page.waitForURL('**/strips/*');
  return new URL(page.url()).pathname.slice(1);
}

/** Draws all pictures of a page by scrolling to each. */
async function lookAtPictures(page: Page): Promise<void> {
  for (const figure of await page.getByRole('figure').all()) await figure.scrollIntoViewIfNeeded();
}

describe('nothing is cut off on pages for reading', TIME, () => {
  let page: Page;
  const replays: string[] = [];
  const sets: string[] = [];

  /** Running games, finished games and strips, so that every page has something to read. */
  beforeAll(async () => {
    page = await begin('sintra', 4);
    replays.push(await keepRecord(page, example('sintra', 'sintra-4-players-side-B')));
    replays.push(await keepRecord(page, example('sagrada', 'sagrada-4-players')));
    sets.push(await enterStrips(page));
  });

  afterAll(() => page.context().close());

  test.for(NAMES)('in %s', async ([, name]) => {
    await speak(page, name);
    const found: string[] = [];
    for (const path of [...READ, ...sets, ...replays.map((replay) => `${replay}#60`)]) {
      await page.goto(`${site.address}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (/^rules\/\w+$/.test(path)) await page.getByRole('searchbox').waitFor();
      await lookAtPictures(page);
      found.push(...(await misfitsOf(page, path.startsWith('replay'))).map((fault) => `/${path} ${fault}`));
    }
    expect(found).toEqual([]);
  });
});

/** The same game in every language, at a moment reached by choosing. */
async function inEveryLanguage(page: Page, reach: (texts: AllTexts) => Promise<void>): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [locale, name] of NAMES) {
    await speak(page, name);
    const texts = textsFor(locale);
    await page.getByText(texts.web.play.yourTurn).first().waitFor();
    await reach(texts);
    found.push(...(await misfitsOf(page, true)).map((fault) => `${locale} ${fault}`));
  }
  await speak(page, 'English');
  return found;
}

describe.each(PLAYERS)('nothing is cut off, and no table scrolls, with %i players', TIME, (players) => {
  test('while a move is being chosen in Sintra', async () => {
    const page = await begin('sintra', players);
    await playOut(page, SINTRA, 8);
    expect(await inEveryLanguage(page, (texts) => choose(page, texts, sintraOrder(texts)))).toEqual([]);
    await page.context().close();
  });

  test('while a window or a die is being chosen in Sagrada', async () => {
    const page = await begin('sagrada', players);
    expect(await inEveryLanguage(page, async () => Promise.resolve())).toEqual([]);
    await playOut(page, SAGRADA, 8);
    expect(await inEveryLanguage(page, (texts) => choose(page, texts, sagradaOrder(texts)))).toEqual([]);
    await page.context().close();
  });
});

describe('nothing is cut off by the longest names without spaces', TIME, () => {
  const NARROW_AND_WIDE: readonly Size[] = [
    { width: 360, height: 640, scrolls: true },
    { width: 1280, height: 800 },
  ];
  let page: Page;
  let found: string[];
  /** The path of the strip set. */
  let set = '';

  async function look(where: string, isTable = false): Promise<void> {
    found.push(...(await misfitsOf(page, isTable, NARROW_AND_WIDE)).map((fault) => `${where} ${fault}`));
  }

  async function press(name: string): Promise<void> {
    await page.getByRole('button', { name, exact: true }).first().click();
  }

  beforeAll(async () => {
    page = await openPage(browser, `${site.address}strips`, []);
    await press(en.sintra.strips.fromHouse);
    await page.getByLabel(en.sintra.strips.name).fill(wideName(40, 1));
    set = new URL(page.url()).pathname.slice(1);
    await page.goto(site.address);
    await putTables(page, wideGames());
    await page.goto(`${site.address}new/sintra`);
    await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
    for (const seat of [2, 3, 4]) {
      const group = page.getByRole('group', { name: en.web.setup.player(seat), exact: true });
      await group.getByRole('radio', { name: en.web.setup.person, exact: true }).check({ force: true });
    }
    for (const seat of [1, 2, 3, 4]) {
      await page.getByLabel(en.web.setup.name(seat)).fill(wideName(30, seat));
    }
    await page.getByText(en.web.setup.more).click();
    await page.getByLabel(en.web.setup.strips).selectOption({ label: wideName(40, 1) });
  });

  beforeEach(() => {
    found = [];
  });

  afterAll(() => page.context().close());

  test('where a game is set up, passed on and played', async () => {
    await look('/new/sintra');
    await press(en.web.setup.begin);
    await page.waitForURL('**/game/*');
    for (const game of ['wide-sintra', 'wide-sagrada']) {
      await page.goto(`${site.address}game/${game}`);
      if (game === 'wide-sagrada') {
        await page.getByRole('button', { name: en.web.play.ready }).waitFor();
        await look('passing on', true);
        await press(en.web.play.ready);
      }
      await page.getByRole('button', { name: en.web.play.menu }).waitFor();
      await look(game, true);
      await press(en.web.play.menu);
      await look(`menu of ${game}`);
    }
    expect(found).toEqual([]);
  });

  test('where games are replayed', async () => {
    for (const game of ['wide-sintra-over', 'wide-sagrada-over']) {
      await page.goto(`${site.address}replay/${game}#30`);
      await page.getByRole('slider').waitFor();
      await look(game, true);
      await press(en.web.replay.more);
      await look(`more of ${game}`);
      await press(en.web.replay.playOn);
      await look(`playing on from ${game}`);
      await page.keyboard.press('Escape');
      await press(en.web.play.score);
      await look(`score of ${game}`);
      await page.goto(`${site.address}replay/${game}#9999`);
      await page.getByRole('slider').waitFor();
      await press(en.web.play.score);
      await look(`final score of ${game}`);
    }
    expect(found).toEqual([]);
  });

  test('on all other pages', async () => {
    for (const path of ['', 'games', 'new/sintra', 'new/sagrada', 'strips', set, 'game/wide-refused']) {
      await page.goto(`${site.address}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(300);
      await look(`/${path}`);
    }
    await page.goto(`${site.address}strips`);
    await page.getByRole('button', { name: en.sintra.strips.remove }).first().click();
    await look('deleting a strip set');
    expect(found).toEqual([]);
  });
});
