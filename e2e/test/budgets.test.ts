/** A newcomer loads little: everything else comes when it is needed. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../src/browser.ts';
import { measureLoad, WAYS } from '../src/budgets/load.ts';
import { serveClient } from '../src/client.ts';
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

const ways = process.env['LEADLIGHT_FULL'] === '1' ? WAYS : WAYS.filter(({ always }) => always);

test.for(ways.map((way) => [way.name, way] as const))('%s starts with a small download', async ([, way]) => {
  const { first, scripts, everything } = await measureLoad(browser, site.address, way);
  expect(first).toBeGreaterThan(10);
  expect(first).toBeLessThanOrEqual(60);
  expect(scripts).toBeGreaterThan(first);
  expect(everything).toBeGreaterThan(scripts);
  expect(everything).toBeLessThanOrEqual(way.most);
});
