/** Text of twice the size in Firefox, where boards and pictures keep theirs. */
import { afterAll, expect, test } from 'vitest';
import { serveClient } from '../src/client.ts';
import { openFirefox } from '../src/drivers/firefox.ts';
import { until } from '../src/drivers/program.ts';
import { cutLines } from '../src/lines.ts';
import { afterTurns, SAGRADA_DUEL, SINTRA_DUEL } from '../src/positions.ts';
import { putTables } from '../src/stored.ts';

const site = await serveClient();
const tab = await openFirefox({ textZoom: 2 });
afterAll(async () => {
  await tab.close();
  site.close();
});

const OPEN = 'button[aria-pressed="false"][aria-disabled="false"]';

/** Runs in the page: the numbers on the broken glass track that are higher than their spaces. */
const CLIPPED = `[...document.querySelectorAll('[data-area="own"] .track .space')]
  .filter((space) => parseFloat(getComputedStyle(space).fontSize) > space.getBoundingClientRect().height)
  .map(({ textContent }) => textContent)`;

test.for([
  ['sintra', SINTRA_DUEL],
  ['sagrada', SAGRADA_DUEL],
] as const)('%s shows all of it', { timeout: 120_000 }, async ([, seating]) => {
  const table = afterTurns(seating, 3);
  await tab.open(`${site.address}icon.svg`);
  await putTables(tab, [table]);
  await tab.resize({ width: 1280, height: 800 });
  await tab.open(`${site.address}game/${table.id}`);
  await until(
    () => 'the boards',
    async () => (await tab.evaluate<boolean>(`document.querySelector('${OPEN}') !== null`)) || undefined,
  );
  const size = `getComputedStyle(document.querySelector('h2[data-area="title"]')).fontSize`;
  expect(parseFloat(await tab.evaluate<string>(size))).toBeGreaterThan(30);
  expect(await tab.evaluate<readonly string[]>(CLIPPED)).toEqual([]);
  expect(await cutLines(tab)).toEqual([]);
});
