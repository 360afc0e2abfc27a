/** A newcomer loads little: everything else comes when it is needed. */
import { expect, test } from 'vitest';
import { measureLoad, WAYS } from '../src/budgets/load.ts';
import { visits } from './visiting.ts';

const { address, browser } = await visits();

const ways = process.env['LEADLIGHT_FULL'] === '1' ? WAYS : WAYS.filter(({ always }) => always);

test.for(ways.map((way) => [way.name, way] as const))('%s starts with a small download', async ([, way]) => {
  const { first, scripts, everything } = await measureLoad(browser, address, way);
  expect(first).toBeGreaterThan(10);
  expect(first).toBeLessThanOrEqual(60);
  expect(scripts).toBeGreaterThan(first);
  expect(everything).toBeGreaterThan(scripts);
  expect(everything).toBeLessThanOrEqual(way.most);
});
