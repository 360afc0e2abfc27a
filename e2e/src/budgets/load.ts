/** What a newcomer has to load, in kilobytes as they go over the line. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { en, LOCALES, textsFor, type Locale } from '../../../packages/messages/src/index.ts';
import { MODES, seatAndBegin, type Mode } from '../modes.ts';

/** Kilobytes, gzipped, until the first move can be made. */
export interface Load {
  /** JavaScript of the first page. */
  readonly first: number;
  /** All JavaScript, what bots think with included. */
  readonly scripts: number;
  /** Everything: scripts, styles, drawings, the page itself. */
  readonly everything: number;
}

/** A way from home into a game. */
export interface Way {
  readonly name: string;
  readonly locale: Locale;
  /** Whether it is measured whenever the tests run: the heaviest of its kind are. */
  readonly always: boolean;
  /** What may be loaded on it, in kilobytes. */
  readonly most: number;
  readonly begin: (page: Page) => Promise<void>;
}

const GAMES = ['sintra', 'sagrada'] as const;

const played = (game: Mode['game'], locale: Locale): Way => ({
  name: `${en.names[game].game}, by “Play”, in ${locale}`,
  locale,
  always: locale === 'pl',
  most: 150,
  begin: (page) =>
    page
      .getByRole('button', { name: textsFor(locale).web.home.play })
      .nth(GAMES.indexOf(game))
      .click(),
});

/** The screen where a game is set up comes on top. */
const setUp = (mode: Mode): Way => ({
  name: `${mode.name}, set up`,
  locale: 'en',
  always: mode.name.includes('two at one screen'),
  most: 155,
  begin: async (page) => {
    await page.getByRole('link', { name: `${en.web.home.setUp}: ${en.names[mode.game].game}` }).click();
    await seatAndBegin(page, mode, en);
  },
});

export const WAYS: readonly Way[] = [
  ...GAMES.flatMap((game) => LOCALES.map((locale) => played(game, locale))),
  ...MODES.map(setUp),
];

const KB = 1000;

/** When nothing was sent for so long, nothing more comes. */
const QUIET_MS = 1000;

interface Scales {
  /** What was sent so far, in kilobytes. */
  readonly weigh: (isCounted: (type: string) => boolean) => Promise<number>;
  /** Resolves once nothing more is sent. */
  readonly rest: () => Promise<void>;
}

/** Adds up what a page and its workers are sent, each file once. */
function scalesFor(page: Page): Scales {
  let last = Date.now();
  const sizes = new Map<string, Promise<{ readonly type: string; readonly bytes: number }>>();
  page.context().on('response', (response) => {
    last = Date.now();
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
  const weigh = async (isCounted: (type: string) => boolean): Promise<number> => {
    const all = await Promise.all(sizes.values());
    return all.reduce((sum, { type, bytes }) => (isCounted(type) ? sum + bytes : sum), 0) / KB;
  };
  const rest = async (): Promise<void> => {
    while (Date.now() - last < QUIET_MS) await page.waitForTimeout(QUIET_MS / 4);
  };
  return { weigh, rest };
}

const isScript = (type: string): boolean => type.includes('javascript');

/**
 * The browser keeps nothing: no worker that loads everything ahead for times without a network. Nothing moves: motion
 * is loaded once there is time for it.
 */
export async function measureLoad(browser: Browser, address: string, { locale, begin }: Way): Promise<Load> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', locale });
  const page = await context.newPage();
  const { weigh, rest } = scalesFor(page);
  await page.goto(address);
  await rest();
  const first = await weigh(isScript);
  await begin(page);
  await page
    .locator('h2[data-area="title"]')
    .or(page.getByRole('button', { name: en.web.play.ready }))
    .first()
    .waitFor();
  await rest();
  const load = { first, scripts: await weigh(isScript), everything: await weigh(() => true) };
  await context.close();
  return load;
}
