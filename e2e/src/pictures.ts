/** The pictures for the README: the client in a real browser, and the real output of the command line. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { openPage, serveClient } from './client.ts';
import { drawGrain } from './grain.ts';
import { drawIcons } from './icons.ts';
import { NAMED, takeOnlinePictures } from './online-pictures.ts';
import { playOut, SAGRADA, SINTRA } from './playing.ts';
import { ROOT } from './root.ts';
import { terminalPage } from './terminal-page.ts';

const PICTURES = join(ROOT, 'docs', 'pictures');
const MAIN = join(ROOT, 'packages', 'cli', 'src', 'main.ts');

/** A command's output, colours included. */
function written(args: readonly string[], input = ''): string {
  const env = { ...process.env, FORCE_COLOR: '1', NO_COLOR: '', LANG: 'en' };
  const { stdout } = spawnSync(process.execPath, ['--conditions=source', MAIN, ...args], {
    env,
    input,
    encoding: 'utf8',
  });
  return stdout;
}

const record = (...args: readonly string[]): string =>
  written(['simulate', '--seed', 'pictures', '--bots', 'greedy', ...args]);

const SHOTS: Readonly<Record<string, () => string>> = {
  'sintra.png': () => written(['show', '-', '--at', '60'], record('--game', 'sintra', '--players', '3')),
  'sagrada.png': () =>
    written(['show', '-', '--at', '58', '--seat', '0'], record('--game', 'sagrada', '--players', '3')),
};

mkdirSync(PICTURES, { recursive: true });
const browser = await openBrowser([NAMED]);
await drawGrain(browser);
await drawIcons(browser);
for (const [name, text] of Object.entries(SHOTS)) {
  const page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 1000, height: 400 } });
  await page.setContent(terminalPage(text()));
  await page.locator('pre').screenshot({ path: join(PICTURES, name) });
  await page.close();
  console.log(join('docs', 'pictures', name));
}

interface Scene {
  readonly game: number;
  readonly steps: readonly string[];
  readonly clicks: number;
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'dark' | 'light';
}

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** The client in the middle of a game against a bot, with a choice in progress. */
const SCENES: Readonly<Record<string, Scene>> = {
  'play-sintra.jpg': { game: 0, steps: SINTRA, clicks: 26, ...DESK, colorScheme: 'dark' },
  'play-sagrada.jpg': { game: 1, steps: SAGRADA, clicks: 60, ...DESK, colorScheme: 'light' },
  'phone-sintra.jpg': { game: 0, steps: SINTRA, clicks: 26, ...PHONE, colorScheme: 'light' },
  'phone-sagrada.jpg': { game: 1, steps: SAGRADA, clicks: 60, ...PHONE, colorScheme: 'dark' },
};

interface Reading {
  readonly path: string;
  readonly ready: (page: Page) => Promise<void>;
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'dark' | 'light';
}

async function openRecord(page: Page): Promise<void> {
  const file = join(ROOT, 'packages/sagrada/test/examples/sagrada-4-players.json');
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('slider').waitFor();
  for (let steps = 0; steps < 90; steps++) await page.keyboard.press('ArrowRight');
}

const atHome = (page: Page): Promise<void> => page.getByRole('button', { name: 'Play Sintra', exact: true }).waitFor();

/** Screens without a game in play. */
const READINGS: Readonly<Record<string, Reading>> = {
  'home.jpg': { path: '', ready: atHome, ...DESK, colorScheme: 'dark' },
  'phone-home.jpg': { path: '', ready: atHome, ...PHONE, colorScheme: 'light' },
  'replay.jpg': { path: 'open', ready: openRecord, ...DESK, colorScheme: 'light' },
  'rules.jpg': {
    path: 'rules/sintra#R-16',
    ready: (page) => page.locator('[id="R-16"]').waitFor(),
    ...DESK,
    colorScheme: 'dark',
  },
};

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(PICTURES, name), type: 'jpeg', quality: 85 });
  await page.context().close();
  console.log(join('docs', 'pictures', name));
}

const site = await serveClient();
for (const [name, { path, ready, width, height, colorScheme }] of Object.entries(READINGS)) {
  const page = await openPage(browser, `${site.address}${path}`, [], { viewport: { width, height }, colorScheme });
  await ready(page);
  await page.waitForTimeout(500);
  await shoot(page, name);
}
for (const [name, { game, steps, clicks, width, height, colorScheme }] of Object.entries(SCENES)) {
  const page = await openPage(browser, site.address, [], { viewport: { width, height }, colorScheme });
  await page.getByRole('button', { name: 'Play' }).nth(game).click();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await playOut(page, steps, clicks);
  await shoot(page, name);
}
site.close();
await takeOnlinePictures(browser, PICTURES);
await browser.close();
