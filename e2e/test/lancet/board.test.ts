/** The drawings of the third game: its glass and its picture. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { present } from '../../../packages/core/test/present.ts';
import { drawPictures } from '../../../packages/web/build/home-pictures.ts';
import { MADE_FOR } from '../../../scripts/colours/limits.ts';
import { nearest, weakestInk } from '../../../scripts/colours/nearest.ts';
import { glassOf, PALETTES } from '../../../scripts/colours/palettes.ts';

const LANCET = { name: 'lancet', folder: join(import.meta.dirname, '..', '..', 'games', 'lancet', 'web') };

test.each(PALETTES)('its glass is easy to tell apart for the users of the palette %s', (palette) => {
  const glass = glassOf(LANCET, palette);
  expect(glass).toHaveLength(4);
  expect(weakestInk(glass).ratio).toBeGreaterThanOrEqual(palette === 'contrast' ? 4.5 : 3);
  for (const [vision, least] of MADE_FOR[palette]) {
    expect(nearest(vision, glass).distance, vision).toBeGreaterThanOrEqual(least);
  }
});

test('its picture on the home page is self-contained', async () => {
  const picture = present((await drawPictures([LANCET]))['lancet']);
  const found = (pattern: RegExp): ReadonlySet<string> =>
    new Set([...picture.matchAll(pattern)].map(([, name]) => present(name)));
  expect([...found(/url\(#([^)]+)\)/g)].filter((id) => !found(/ id="([^"]+)"/g).has(id))).toEqual([]);
  expect([...found(/var\((--[\w-]+)\)/g)].filter((name) => !found(/[{;](--[\w-]+):/g).has(name))).toEqual([]);
});
