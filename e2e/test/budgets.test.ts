/** What a newcomer has to load stays small: everything else comes when it is needed. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../src/browser.ts';
import { measureLoad } from '../src/budgets/load.ts';
import { serveClient } from '../src/client.ts';
import { MODES } from '../src/modes.ts';
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

test.for(MODES.map((mode) => [mode.name, mode] as const))('%s starts with little', async ([, mode]) => {
  const { first, scripts, everything } = await measureLoad(browser, site.address, mode);
  expect(first).toBeGreaterThan(10);
  expect(first).toBeLessThanOrEqual(60);
  expect(scripts).toBeGreaterThan(first);
  expect(scripts).toBeLessThanOrEqual(150);
  // Bots think for themselves: the first move does not wait for what they are made of.
  expect(everything).toBeLessThanOrEqual(mode.seats.includes('apprentice') ? 155 : 150);
});
