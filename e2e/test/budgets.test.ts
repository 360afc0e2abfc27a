/** What a newcomer has to load stays small: everything else comes when it is needed. */
import { expect, test } from 'vitest';
import { openBrowser } from '../src/browser.ts';
import { measureLoad } from '../src/budgets/load.ts';
import { serveClient } from '../src/client.ts';

test.for([
  ['Sintra', 0],
  ['Sagrada', 1],
] as const)('%s: at most 60 KB of JavaScript at first, 150 KB of everything to start playing', async ([, game]) => {
  const browser = await openBrowser();
  const site = await serveClient();
  const { first, playing } = await measureLoad(browser, site.address, game);
  await browser.close();
  site.close();
  expect(first).toBeGreaterThan(10);
  expect(first).toBeLessThanOrEqual(60);
  expect(playing).toBeGreaterThan(first);
  expect(playing).toBeLessThanOrEqual(150);
});
