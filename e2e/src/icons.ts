/** The app's icon as images in the sizes that systems ask for, drawn from the vector version. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ROOT } from './root.ts';

const PUBLIC = join(ROOT, 'packages', 'web', 'public');
const WOOD = '#2b1d13';

interface Icon {
  readonly name: string;
  readonly size: number;
  /** The margin around the drawing, where the system cuts out its own shape. */
  readonly room: number;
  readonly ground: string;
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192.png', size: 192, room: 0, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, room: 0, ground: 'transparent' },
  { name: 'icon-maskable.png', size: 512, room: 72, ground: WOOD },
  { name: 'apple-touch-icon.png', size: 180, room: 18, ground: WOOD },
];

export async function drawIcons(browser: Browser): Promise<void> {
  const drawing = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
  for (const { name, size, room, ground } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const place = `position: absolute; inset: ${room}px; width: ${size - 2 * room}px`;
    await page.setContent(`<style>body { margin: 0; background: ${ground} } svg { ${place} }</style>${drawing}`);
    await page.screenshot({ path: join(PUBLIC, name), omitBackground: true });
    await page.close();
    console.log(join('packages', 'web', 'public', name));
  }
}
