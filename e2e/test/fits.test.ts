/** Every text can be read in full, in every language. `LEADLIGHT_FULL=1` tries all sizes and numbers of players. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { en, LOCALES, textsFor, type AllTexts } from '../../packages/messages/src/index.ts';
import { openBeside, openPage } from '../src/client.ts';
import { misfits, type Room } from '../src/fits.ts';
import { CONFIRM, playOut, sagradaOrder, sintraOrder } from '../src/playing.ts';
import { afterTurns, type Seating } from '../src/positions.ts';
import { ROOT } from '../src/root.ts';
import type { RawTable } from '../../packages/web/src/storage/tables.ts';
import { putTables, wideGames, wideName } from '../src/stored.ts';
import { lead, visits } from './visiting.ts';

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
const NARROW_AND_WIDE: readonly Size[] = [
  { width: 360, height: 640, scrolls: true },
  { width: 1280, height: 800 },
];
const SIZES = FULL ? [...MAIN, ...OTHERS] : MAIN;
const PLAYERS = FULL ? [2, 3, 4] : [4];
const TIME = { timeout: FULL ? 1_800_000 : 300_000 };

/** The longest that boards take to measure themselves on a busy machine. */
const REST_MS = 10_000;

const { address: site, browser, open, openGame } = await visits();

/**
 * The texts that do not fit. Boards measure themselves, so elements still on their way to their places are checked
 * again.
 */
async function misfitsAtRest(page: Page, room: Room): Promise<readonly string[]> {
  const end = performance.now() + REST_MS;
  let faults: readonly string[];
  do {
    await page.waitForTimeout(60);
    faults = await misfits(page, room);
  } while (faults.length > 0 && performance.now() < end);
  return faults;
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

/** Changes the language as a user would. */
async function speak(page: Page, locale: string, name: string | undefined): Promise<void> {
  await lead(page, `${site}settings`);
  await page.getByLabel(name ?? '', { exact: true }).check();
  await page.locator(`html[lang="${locale}"]`).waitFor({ state: 'attached' });
}

/** Chooses a move without playing it. */
async function choose(page: Page, texts: AllTexts, order: readonly string[]): Promise<void> {
  const confirm = page.locator(CONFIRM);
  const steps = order.filter((selector) => selector !== CONFIRM);
  for (let tries = 0; tries < 200 && (await confirm.count()) === 0; tries++) await playOut(page, steps, 1, { texts });
  await confirm.waitFor();
}

const against = (bots: number, game: Seating['game']): Seating => ({
  game,
  seats: ['person', ...Array.from({ length: bots }, () => 'apprentice' as const)],
});

/** Pages that are the same for every visitor. No two neighbours differ in their fragment alone. */
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
  'guide',
  'open',
  'about',
  'open#1.AAAA',
];

const example = (game: string, name: string): string => join(ROOT, 'packages', game, 'test/examples', `${name}.json`);

/** Stores the record of a game in this browser and returns its path. */
async function keepRecord(page: Page, path: string): Promise<string> {
  const { more, keep } = en.web.replay;
  await page.goto(`${site}open`);
  await page.getByLabel(en.web.replay.chooseFile).setInputFiles(path);
  await page.getByRole('button', { name: more, exact: true }).click();
  await page.getByRole('button', { name: keep }).click();
  await page.waitForURL('**/replay/*');
  return new URL(page.url()).pathname.slice(1);
}

/** Enters a strip set and returns its path. */
async function enterStrips(page: Page): Promise<string> {
  await page.goto(`${site}strips`);
  await page.getByRole('button', { name: en.sintra.strips.fromHouse }).click();
  await page.waitForURL('**/strips/*');
  return new URL(page.url()).pathname.slice(1);
}

/** Runs in the page: scrolls to the first undrawn picture, and returns whether there is none. */
const DRAW = `(() => {
  const room = [...document.querySelectorAll('figure .room')].find((each) => each.checkVisibility());
  room?.scrollIntoView({ block: 'center' });
  return room === undefined;
})()`;

/** Pictures are drawn only when they come near. */
async function lookAtPictures(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>(DRAW), { timeout: 60_000 }).toBe(true);
}

describe('nothing is cut off on pages for reading', TIME, () => {
  let page: Page;
  const replays: string[] = [];
  const sets: string[] = [];

  /** Running games, finished games and strips, so that every page has something to read. */
  beforeAll(async () => {
    page = await openBeside(browser, site, []);
    await putTables(page, [afterTurns(against(3, 'sintra'), 2)]);
    replays.push(await keepRecord(page, example('sintra', 'sintra-4-players-side-B')));
    replays.push(await keepRecord(page, example('sagrada', 'sagrada-4-players')));
    sets.push(await enterStrips(page));
  });

  afterAll(() => page.context().close());

  test.for(NAMES)('in %s', async ([locale, name]) => {
    await speak(page, locale, name);
    const found: string[] = [];
    for (const path of [...READ, ...sets, ...replays.map((replay) => `${replay}#60`)]) {
      await lead(page, `${site}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (/^rules\/\w+$/.test(path)) await page.getByRole('searchbox').waitFor();
      await lookAtPictures(page);
      found.push(...(await misfitsOf(page, path.startsWith('replay'))).map((fault) => `/${path} ${fault}`));
    }
    expect(found).toEqual([]);
  });
});

/** The same game in every language, at a moment reached by choosing. */
async function inEveryLanguage(
  game: RawTable,
  reach: (page: Page, texts: AllTexts) => Promise<void> = () => Promise.resolve(),
): Promise<readonly string[]> {
  const found: string[] = [];
  const page = await openGame(game);
  await page.getByText(en.web.play.yourTurn).first().waitFor();
  for (const [locale, name] of NAMES) {
    const texts = textsFor(locale);
    await speak(page, locale, name);
    await lead(page, `${site}game/${game.id}`);
    await page.getByText(texts.web.play.yourTurn).first().waitFor();
    await reach(page, texts);
    found.push(...(await misfitsOf(page, true)).map((fault) => `${locale} ${fault}`));
  }
  return found;
}

describe.each(PLAYERS)('nothing is cut off, and no table scrolls, with %i players', TIME, (players) => {
  test('while a move is being chosen in Sintra', async () => {
    const game = afterTurns(against(players - 1, 'sintra'), 2);
    expect(await inEveryLanguage(game, (page, texts) => choose(page, texts, sintraOrder(texts)))).toEqual([]);
  });

  test('while a window or a die is being chosen in Sagrada', async () => {
    const seating = against(players - 1, 'sagrada');
    expect(await inEveryLanguage(afterTurns(seating, 0))).toEqual([]);
    const game = afterTurns(seating, 2);
    expect(await inEveryLanguage(game, (page, texts) => choose(page, texts, sagradaOrder(texts)))).toEqual([]);
  });
});

describe.each(['sintra', 'sagrada'] as const)('in the linear view of %s', TIME, (game) => {
  const NARROW: readonly Size[] = [...MAIN, { width: 320, height: 640 }];

  test('nothing is cut off in any language, even with text at twice its size', async () => {
    const found: string[] = [];
    for (const locale of LOCALES) {
      const { web, byEar } = textsFor(locale);
      const page = await openGame(afterTurns(against(1, game), 3), { locale });
      await page.getByText(web.play.yourTurn).first().waitFor();
      await page.getByRole('switch', { name: web.settings.linear }).press('Enter');
      await page.getByRole('combobox', { name: byEar.field }).press('ArrowDown');
      await page.getByRole('option').first().waitFor();
      found.push(...(await misfitsOf(page, false, MAIN)).map((fault) => `${locale} ${fault}`));
      await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
      found.push(...(await misfitsOf(page, false, NARROW)).map((fault) => `${locale}, twice the size ${fault}`));
    }
    expect(found).toEqual([]);
  });

  test('nothing is cut off in the command field over the boards', async () => {
    const table = afterTurns(against(1, game), 3);
    const found = await inEveryLanguage(table, async (page, { byEar }) => {
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: byEar.field }).press('ArrowDown');
      await page.getByRole('option').first().waitFor();
    });
    expect(found).toEqual([]);
  });
});

describe('nothing is cut off by the longest names without spaces', TIME, () => {
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
    page = await openPage(browser, `${site}strips`, []);
    await press(en.sintra.strips.fromHouse);
    await page.getByLabel(en.sintra.strips.name).fill(wideName(40, 1));
    set = new URL(page.url()).pathname.slice(1);
    await page.goto(site);
    await putTables(page, wideGames());
    await page.goto(`${site}new/sintra`);
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
      await page.goto(`${site}game/${game}`);
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
      await page.goto(`${site}replay/${game}#30`);
      await page.getByRole('slider').waitFor();
      await look(game, true);
      await press(en.web.replay.more);
      await look(`more of ${game}`);
      await press(en.web.replay.playOn);
      await look(`playing on from ${game}`);
      await page.keyboard.press('Escape');
      await press(en.web.play.score);
      await look(`score of ${game}`);
      await page.goto(`${site}replay/${game}#9999`);
      await page.getByRole('slider').waitFor();
      await press(en.web.play.score);
      await look(`final score of ${game}`);
    }
    expect(found).toEqual([]);
  });

  test('on all other pages', async () => {
    for (const path of ['', 'games', 'new/sintra', 'new/sagrada', 'strips', set, 'game/wide-refused']) {
      await page.goto(`${site}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(300);
      await look(`/${path}`);
    }
    await page.goto(`${site}strips`);
    await page.getByRole('button', { name: en.sintra.strips.remove }).first().click();
    await look('deleting a strip set');
    expect(found).toEqual([]);
  });
});

describe('nothing is cut off in the screen reader guide and the lists of sounds, on narrow screens and wide ones', () => {
  test.for(LOCALES)('in %s', TIME, async (locale) => {
    const { web, reference } = textsFor(locale);
    const page = await open('guide', { locale });
    await page.getByRole('heading', { name: reference.guide.readers.talkBack.title }).waitFor();
    const found = [...(await misfitsOf(page, false, NARROW_AND_WIDE))];
    await page.goto(`${site}settings`);
    await page.getByText(web.settings.learnSounds).click();
    await page.getByRole('button', { name: reference.guide.sounds.coda }).waitFor();
    expect([...found, ...(await misfitsOf(page, false, NARROW_AND_WIDE))]).toEqual([]);
  });
});
