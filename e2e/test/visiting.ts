/** Pages of the client for tests. All test files of a worker share its server and its browser. */
import type { Browser, BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { en } from '../../packages/messages/src/index.ts';
import type { RawTable } from '../../packages/web/src/storage/tables.ts';
import { openUnseen } from '../src/browser.ts';
import { openBeside, openPage, serveClient, VIEWPORT } from '../src/client.ts';
import { forgetAll, putTables } from '../src/stored.ts';

interface Shared {
  readonly address: string;
  readonly browser: Browser;
}

async function start(): Promise<Shared> {
  const { address } = await serveClient();
  return { address, browser: await openUnseen() };
}

let shared: Promise<Shared> | undefined;

interface Afresh {
  /** The games that the browser has. */
  readonly tables?: readonly RawTable[];
  readonly viewport?: ViewportSize;
}

export interface Visits extends Shared {
  /** The problems on all pages since the test began. */
  readonly errors: string[];
  /** A newcomer's page, closed after the test. */
  readonly open: (path?: string, more?: BrowserContextOptions) => Promise<Page>;
  /** A page of this site without the client, in a browser that has these games. */
  readonly beside: (tables: readonly RawTable[], more?: BrowserContextOptions) => Promise<Page>;
  /** The page of a stored game. */
  readonly openGame: (table: RawTable, more?: BrowserContextOptions) => Promise<Page>;
  /** A page that the tests of a file share, loaded as if by a newcomer: that costs half as much as a new one. */
  readonly afresh: (path?: string, more?: Afresh) => Promise<Page>;
  /** Another page that they share, led to an address as if by a link: nothing is loaded or forgotten. */
  readonly onward: (path: string) => Promise<Page>;
}

/** Runs in the page: whatever listens to Back and Forward, or to a new fragment, sees this address. */
const GO = `(path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  dispatchEvent(new HashChangeEvent('hashchange'));
}`;

/** Runs in the page: the screen before is gone. Each screen has a heading of its own. */
const LEAVE = `async (path) => {
  const before = document.querySelector('h1');
  (${GO})(path);
  while (before?.isConnected) await new Promise((done) => setTimeout(done, 10));
}`;

/** Leads a page to another screen, as if by a link: nothing is loaded again. */
export const lead = (page: Page, address: string): Promise<void> =>
  page.evaluate(`(${LEAVE})(${JSON.stringify(address)})`);

/** A page that is loaded again and again, and left after each test, so that no error of one reaches the next. */
function reloading({ address, browser }: Shared, errors: string[]): Visits['afresh'] {
  let kept: Promise<Page> | undefined;
  const leave = async (page: Page): Promise<void> => {
    const others = page
      .context()
      .pages()
      .filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    await page.goto(`${address}${BARE}`);
  };
  afterEach(async () => void (kept !== undefined && (await leave(await kept))));
  return async (path = '', { tables = [], viewport = VIEWPORT } = {}) => {
    const page = await (kept ??= openPage(browser, `${address}${BARE}`, errors));
    await forgetAll(page);
    if (tables.length > 0) await putTables(page, tables);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`${address}${path}`);
    return page;
  };
}

/** A page that stays, and shows one screen after another. */
function goingOnward({ address, browser }: Shared, errors: string[]): Visits['onward'] {
  let kept: Promise<Page> | undefined;
  const go = (page: Page, path: string): Promise<void> => page.evaluate(`(${GO})(${JSON.stringify(address + path)})`);
  return async (path) => {
    const page = await (kept ??= openPage(browser, `${address}keys`, errors));
    // Nothing of the screen before may be mistaken for the next one.
    await go(page, 'keys');
    await page.getByRole('heading', { level: 1, name: en.web.pages.keys }).waitFor();
    await go(page, path);
    return page;
  };
}

/** A file of the client's address without the client. */
const BARE = 'icon.svg';

/** What a test needs to visit the client. Called once per file, at its top. */
export async function visits(): Promise<Visits> {
  shared ??= start();
  const site = await shared;
  const { address, browser } = site;
  const errors: string[] = [];
  const opened: Page[] = [];
  const closeAll = async (): Promise<void> => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
  };
  beforeEach(() => void (errors.length = 0));
  afterEach(closeAll);
  // Tests may have opened other pages, and kept them for each other.
  afterAll(async () => void (await Promise.all(browser.contexts().map((context) => context.close()))));
  const open = async (path = '', more: BrowserContextOptions = {}): Promise<Page> => {
    const page = await openPage(browser, `${address}${path}`, errors, more);
    opened.push(page);
    return page;
  };
  const beside = async (tables: readonly RawTable[], more: BrowserContextOptions = {}): Promise<Page> => {
    const page = await openBeside(browser, address, errors, more);
    opened.push(page);
    if (tables.length > 0) await putTables(page, tables);
    return page;
  };
  const openGame = async (table: RawTable, more: BrowserContextOptions = {}): Promise<Page> => {
    const page = await beside([table], more);
    await page.goto(`${address}game/${table.id}`);
    return page;
  };
  const [afresh, onward] = [reloading(site, errors), goingOnward(site, errors)];
  return { address, browser, errors, open, beside, openGame, afresh, onward };
}
