/** Whole games in every mode, by every way of touching; the full run plays all of them in all languages. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES, textsFor, type Locale } from '../../packages/messages/src/index.ts';
import { openBrowser } from '../src/browser.ts';
import { openPage, serveClient } from '../src/client.ts';
import { INPUTS, MODES, playMode, type Input, type Mode } from '../src/modes.ts';
import { openMoving, verdictIn } from '../src/moving.ts';
import { isOver } from '../src/playing.ts';
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

type Case = readonly [mode: Mode, input: Input, locale: Locale, isMoving: boolean];

/**
 * Each mode once, and each way of touching once per game, with languages in turn. Whole games against a bot by mouse,
 * with motion, and by keyboard have their own tests.
 */
const FEW: readonly Case[] = [
  [MODES[1], 'finger', 'fr', false],
  [MODES[2], 'drag', 'pl', false],
  [MODES[4], 'finger', 'nl', false],
  [MODES[5], 'drag', 'en', true],
];

const ALL: readonly Case[] = MODES.flatMap((mode) =>
  INPUTS.flatMap((input) => LOCALES.map((locale): Case => [mode, input, locale, true])),
);

const cases = process.env['LEADLIGHT_FULL'] === '1' ? ALL : FEW;

test.for(cases.map((each) => [each[0].name, each[1], each[2], each] as const))(
  '%s, by %s, in %s',
  { timeout: 480_000 },
  async (row) => {
    const [mode, input, locale, isMoving] = row[3];
    const errors: string[] = [];
    const open = isMoving ? openMoving : openPage;
    const page = await open(browser, site.address, errors, { locale, hasTouch: input === 'finger' });
    await playMode(page, site.address, mode, input, locale);
    expect(await isOver(page, textsFor(locale))).toBe(true);
    expect(await verdictIn(page, textsFor(locale))).toMatch(/\p{L}/u);
    expect(errors).toEqual([]);
    await page.context().close();
  },
);
