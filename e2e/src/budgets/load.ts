/** What a newcomer has to load, in kilobytes as they go over the line. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';

/** Kilobytes, gzipped. */
export interface Load {
  /** JavaScript of the first page. */
  readonly first: number;
  /** Everything until the first move can be made: scripts, workers, styles, drawings, the page itself. */
  readonly playing: number;
}

const KB = 1000;

/** Adds up what a page is sent, each file once. */
function weigh(page: Page): { readonly of: (isCounted: (type: string) => boolean) => Promise<number> } {
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
  return {
    of: async (isCounted) => {
      const all = await Promise.all(sizes.values());
      return all.reduce((sum, { type, bytes }) => (isCounted(type) ? sum + bytes : sum), 0) / KB;
    },
  };
}

/** The browser keeps nothing: no worker that loads everything ahead for times without a network. */
export async function measureLoad(browser: Browser, address: string, game: number): Promise<Load> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  const weight = weigh(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const first = await weight.of((type) => type.includes('javascript'));
  await page.getByRole('button', { name: 'Play' }).nth(game).click();
  await page.getByText('Your turn').first().waitFor();
  await page.waitForLoadState('networkidle');
  const playing = await weight.of(() => true);
  await context.close();
  return { first, playing };
}
