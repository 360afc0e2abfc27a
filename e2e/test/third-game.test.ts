/**
 * A third game joins a test build by its own folders and one line in each registry. It is set up, played to the end,
 * reloaded, replayed, shared and scored in a real browser: in English by mouse, with motion; in French by keyboard.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseRecord, verifyRecord } from '@leadlight/core';
import { textsFor, type Locale, type Texts } from '../../packages/messages/src/index.ts';
import { unpackLink } from '../../packages/web/src/records/link.ts';
import { lancet, type LancetResult } from '#games/lancet';
import { setupTexts } from '../games/lancet/texts/setup.ts';
import { openUnseen } from '../src/browser.ts';
import { openPage, serveFolder } from '../src/client.ts';
import { openMoving } from '../src/moving.ts';
import { boardsFollow, CONFIRM } from '../src/playing.ts';
import { ROOT } from '../src/root.ts';
import type { Site } from '../src/site.ts';
import { ALL, violations } from '../src/axe.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-third-game-'));
const errors: string[] = [];
let site: Site;
let browser: Browser;

beforeAll(async () => {
  const builder = join(ROOT, 'e2e', 'games', 'lancet', 'build.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, ['--conditions=source', builder, folder], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The test build failed.');
  [site, browser] = await Promise.all([serveFolder(folder), openUnseen()]);
});

afterAll(async () => {
  await browser.close();
  site.close();
  rmSync(folder, { recursive: true });
});

/** A way to use the page. */
interface Hand {
  readonly page: Page;
  readonly texts: Texts;
  /** Activates the link or button whose name starts like this. */
  readonly activate: (name: string) => Promise<void>;
  /** Chooses a shard and confirms the choice. */
  readonly choose: () => Promise<void>;
}

const startingWith = (name: string): RegExp => new RegExp(`^${name}`);

const byMouse = (page: Page, texts: Texts): Hand => ({
  page,
  texts,
  activate: (name) =>
    page
      .getByRole('link', { name: startingWith(name) })
      .or(page.getByRole('button', { name: startingWith(name) }))
      .first()
      .click(),
  choose: async () => {
    await page.locator('[data-area="take"] button[aria-disabled="false"]').first().click();
    await page.locator(CONFIRM).click();
  },
});

/** The name of the focused element, as far as the test needs it. */
const FOCUSED = `(document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '').trim()`;

async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    if ((await page.evaluate<string>(FOCUSED)).startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach “${name}”.`);
}

const byKeyboard = (page: Page, texts: Texts): Hand => ({
  page,
  texts,
  activate: async (name) => {
    await page
      .getByRole('link', { name: startingWith(name) })
      .or(page.getByRole('button', { name: startingWith(name) }))
      .first()
      .waitFor();
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  },
  choose: async () => {
    for (const key of ['1', 'Enter', 'c']) {
      await page.keyboard.press(key);
      await boardsFollow(page);
    }
  },
});

const title = (page: Page): Promise<string> => page.locator('h2[data-area="title"]').innerText();

/** Waits until the player can choose, or the game is over; returns whether it goes on. */
async function isMyTurn({ page, texts: { web } }: Hand): Promise<boolean> {
  const [turn, over] = [web.play.yourTurn, web.play.gameOver];
  const open = page.locator('[data-area="take"] button[aria-disabled="false"]').first();
  const heading = page.getByRole('heading', { name: over });
  await open.or(heading).first().waitFor();
  await page.getByRole('heading', { name: turn }).or(heading).first().waitFor();
  return (await title(page)) === turn;
}

/** The bot's hand and choice are nowhere: only the player's own shards and those already set have a colour. */
async function expectNoSecrets(page: Page, round: number): Promise<void> {
  expect(await page.locator('main [data-area="others"] [data-colour]').count()).toBe(round - 1);
  expect(await page.locator('main [data-area="own"] [data-colour]').count()).toBe(round - 1);
  expect(await page.locator('main [data-area="take"] [data-colour]').count()).toBe(3);
  expect(await page.locator('main [data-colour]').count()).toBe(2 * (round - 1) + 3);
}

/** Plays one round and waits for the next, or for the end. */
async function playRound(hand: Hand, round: number): Promise<void> {
  expect(await isMyTurn(hand), `round ${round}`).toBe(true);
  await hand.choose();
  const { page } = hand;
  await page.locator(`[data-area="own"] li:nth-child(${round}) [data-colour]`).waitFor();
  await page.locator(`[data-area="others"] li:nth-child(${round}) [data-colour]`).waitFor();
}

/** The score sheet on the page: the points of each row, by seat. */
async function sheetOn(page: Page): Promise<readonly (readonly number[])[]> {
  const rows = await page
    .locator('table')
    .first()
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .all();
  const cellsIn = (row: (typeof rows)[number]): Promise<string[]> => row.getByRole('cell').allInnerTexts();
  return (await Promise.all(rows.map(cellsIn))).map((cells) => cells.map(Number));
}

const sheetOf = ({ breakdown }: LancetResult): readonly (readonly number[])[] =>
  (['light', 'colours', 'hand', 'total'] as const).map((row) => breakdown.map((own) => own[row]));

/** The record inside a link, checked by the rules. */
async function recordIn(link: string): Promise<LancetResult> {
  const unpacked = await unpackLink(new URL(link).hash.slice(1));
  const record = parseRecord(lancet, unpacked.ok ? JSON.parse(unpacked.value.text) : undefined);
  if (!record.ok || record.value.result === undefined) throw new Error(JSON.stringify(record));
  expect(verifyRecord(lancet, record.value)).toMatchObject({ status: 'finished', problems: [] });
  return record.value.result;
}

/** From the home page to the end of a game, with a reload in the middle. */
async function playWhole(hand: Hand): Promise<void> {
  const { page, texts } = hand;
  const { home, setup } = texts.web;
  const { game, length } = setupTexts(texts.locale);
  await hand.activate(home.setUpGame(game));
  await page.getByRole('group', { name: length }).waitFor();
  expect(await page.getByText(setup.starter).count()).toBe(0);
  await hand.activate(setup.begin);
  await isMyTurn(hand);
  await expectNoSecrets(page, 1);
  await playRound(hand, 1);
  await playRound(hand, 2);
  expect(await isMyTurn(hand)).toBe(true);
  await expectNoSecrets(page, 3);
  expect(await violations(page, ALL)).toEqual([]);
  await page.goto(site.address);
  await hand.activate(game);
  expect(await isMyTurn(hand)).toBe(true);
  await expectNoSecrets(page, 3);
  await playRound(hand, 3);
  await playRound(hand, 4);
  expect(await isMyTurn(hand)).toBe(false);
}

/** The scoring, the replay and the link agree with the rules. */
async function lookBack(hand: Hand): Promise<void> {
  const { page, texts } = hand;
  const { replay, play } = texts.web;
  await page.locator('.verdict').waitFor();
  await hand.activate(textsFor(texts.locale).ending.allPoints);
  const scored = await sheetOn(page);
  await hand.activate(replay.title);
  await page.getByRole('slider').waitFor();
  await page.keyboard.press('End');
  await hand.activate(replay.more);
  await hand.activate(replay.share);
  const link = await page.getByRole('textbox', { name: replay.link }).inputValue();
  expect(scored).toEqual(sheetOf(await recordIn(link)));
  const other = await openPage(browser, link, errors, { locale: texts.locale });
  await other.getByRole('slider').waitFor();
  expect(await other.getByText(replay.place(13, 13)).count()).toBeGreaterThan(0);
  await other.getByRole('button', { name: play.score, exact: true }).click();
  expect(await sheetOn(other)).toEqual(scored);
}

/** Whether the rules can be read in this language, with their picture. */
async function expectRules(page: Page, { web, locale }: Texts): Promise<void> {
  await page.goto(`${site.address}rules/lancet`);
  await page.getByRole('heading', { name: web.pages.rules.title(setupTexts(locale).game) }).waitFor();
  await page.locator('figure').first().scrollIntoViewIfNeeded();
  await page.locator('figure [data-colour]').first().waitFor();
}

const open = (way: 'mouse' | 'keyboard', locale: Locale): Promise<Page> =>
  way === 'mouse'
    ? openMoving(browser, site.address, errors, { locale })
    : openPage(browser, site.address, errors, { locale });

test.for([
  ['mouse', 'en'],
  ['keyboard', 'fr'],
] as const)('a whole game by %s, in %s', { timeout: 240_000 }, async ([way, locale]) => {
  const texts = textsFor(locale);
  const page = await open(way, locale);
  const hand = way === 'mouse' ? byMouse(page, texts) : byKeyboard(page, texts);
  await playWhole(hand);
  await lookBack(hand);
  await expectRules(page, texts);
  expect(errors).toEqual([]);
  await page.context().close();
});

/** The product and the tools around it, without documents. */
function productFiles(): readonly string[] {
  const within = (part: string): string[] =>
    readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' }).map((path) => join(part, path));
  const all = [...readdirSync(ROOT), ...within('packages'), ...within('scripts')];
  return all.filter(
    (path) => /\.(?:ts|svelte|css|mjs|json)$/.test(path) && !/(?:^|\/)(?:node_modules|dist)\//.test(path),
  );
}

test('neither the product nor a tool names it', () => {
  const files = productFiles();
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((path) => /lancet/i.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});
