/** The bench's wood grain as a small image: noise is slow to draw, and everything on the bench would wait for it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ROOT } from './root.ts';

const FOLDER = join('packages', 'web', 'src', 'ui', 'art');
const ART = join(ROOT, FOLDER);

/** The grain runs from left to right, so it needs little width, and the stylesheet stretches it again. */
const SIZE = { width: 50, height: 360 };
const QUALITY = 0.1;

/** Runs in a page: turns the drawing into an image, in base 64. */
const DRAW = `async ({ drawing, width, height, quality }) => {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}`;

export async function drawGrain(browser: Browser): Promise<void> {
  const drawing = `data:image/svg+xml;base64,${readFileSync(join(ART, 'grain.svg')).toString('base64')}`;
  const page = await browser.newPage();
  const drawn = await page.evaluate<string>(`(${DRAW})(${JSON.stringify({ drawing, ...SIZE, quality: QUALITY })})`);
  writeFileSync(join(ART, 'grain.webp'), Buffer.from(drawn, 'base64'));
  await page.close();
  console.log(join(FOLDER, 'grain.webp'));
}
