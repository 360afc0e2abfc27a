/** What a newcomer has to load, in kilobytes as they go over the line. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { en } from '../../../packages/messages/src/index.ts';
import { seatAndBegin, type Mode } from '../modes.ts';

/** Kilobytes, gzipped, until the first move can be made. */
export interface Load {
  /** JavaScript of the first page. */
  readonly first: number;
  /** All JavaScript, what bots think with included. */
  readonly scripts: number;
  /** Everything: scripts, styles, drawings, the page itself. */
  readonly everything: number;
}

const KB = 1000;

/** Adds up what a page and its workers are sent, each file once. */
function weigh(page: Page): (isCounted: (type: string) => boolean) => Promise<number> {
  const sizes = new Map<string, Promise<{ readonly type: string; readonly bytes: number }>>();
  page.context().on('response', (response) => {
    const url = response.url();
    if (sizes.has(url) || !url.startsWith('http')) return;
    const type = response.headers()['content-type'] ?? '';
    sizes.set(
      url,
      response.body().then(
        (body) => ({ type, bytes: gzipSync(body, { level: 9 }).length }),
        () => ({ type, bytes: 0 }),
      ),
    );
  });
  return async (isCounted) => {
    const all = await Promise.all(sizes.values());
    return all.reduce((sum, { type, bytes }) => (isCounted(type) ? sum + bytes : sum), 0) / KB;
  };
}

const isScript = (type: string): boolean => type.includes('javascript');

/**
 * The browser keeps nothing: no worker that loads everything ahead for times without a network. Nothing moves: motion
 * is loaded once there is time for it.
 */
export async function measureLoad(browser: Browser, address: string, mode: Mode): Promise<Load> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  const weight = weigh(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const first = await weight(isScript);
  const { game } = en.names[mode.game];
  await page.getByRole('link', { name: `${en.web.home.setUp}: ${game}` }).click();
  await seatAndBegin(page, mode, en);
  await page
    .locator('h2[data-area="title"]')
    .or(page.getByRole('button', { name: en.web.play.ready }))
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const load = { first, scripts: await weight(isScript), everything: await weight(() => true) };
  await context.close();
  return load;
}
