/** The kilobytes that a newcomer has to load, as sent over the network. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { en, LOCALES, textsFor, type Locale } from '../../../packages/messages/src/index.ts';
import { MODES, seatAndBegin, type Mode } from '../modes.ts';

/** Gzipped kilobytes before the first move. */
export interface Load {
  /** JavaScript on the first page. */
  readonly first: number;
  /** All JavaScript, including the bots' code. */
  readonly scripts: number;
  /** Everything: scripts, styles, images and the page itself. */
  readonly everything: number;
}

/** A way from home into a game. */
export interface Way {
  readonly name: string;
  readonly locale: Locale;
  /** Whether every test run measures it: the heaviest of each kind. */
  readonly always: boolean;
  /** The most kilobytes that it may load. */
  readonly most: number;
  readonly begin: (page: Page) => Promise<void>;
}

const GAMES = ['sintra', 'sagrada'] as const;

const played = (game: Mode['game'], locale: Locale): Way => ({
  name: `${en.names[game].game}, by “Play”, in ${locale}`,
  locale,
  always: locale === 'pl',
  most: 165,
  begin: (page) =>
    page
      .getByRole('button', { name: textsFor(locale).web.home.play })
      .nth(GAMES.indexOf(game))
      .click(),
});

/** Loads the setup screen as well. */
const setUp = (mode: Mode): Way => ({
  name: `${mode.name}, set up`,
  locale: 'en',
  always: mode.name.includes('two at one screen'),
  most: 170,
  begin: async (page) => {
    await page.getByRole('link', { name: en.web.home.setUpGame(en.names[mode.game].game) }).click();
    await seatAndBegin(page, mode, en);
  },
});

export const WAYS: readonly Way[] = [
  ...GAMES.flatMap((game) => LOCALES.map((locale) => played(game, locale))),
  ...MODES.map(setUp),
];

const KB = 1000;

/** After this much silence, nothing more is expected. */
const QUIET_MS = 1000;

interface Scales {
  /** The kilobytes sent so far. */
  readonly weigh: (isCounted: (type: string) => boolean) => Promise<number>;
  /** Resolves once nothing more is sent. */
  readonly rest: () => Promise<void>;
}

/** Adds up the files sent to a page and its workers, each file once. */
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
 * The browser stores nothing, so no service worker loads everything for offline use. Nothing moves: animations are loaded
 * later, when there is time.
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
