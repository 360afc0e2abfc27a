/** Pages of the client for tests. All test files of a worker share its server and its browser. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach } from 'vitest';
import type { RawTable } from '../../packages/web/src/storage/tables.ts';
import { openBrowser } from '../src/browser.ts';
import { openBeside, openPage, serveClient } from '../src/client.ts';
import { putTables } from '../src/stored.ts';

interface Shared {
  readonly address: string;
  readonly browser: Browser;
}

async function start(): Promise<Shared> {
  const { address } = await serveClient();
  return { address, browser: await openBrowser() };
}

let shared: Promise<Shared> | undefined;

export interface Visits extends Shared {
  /** The problems on all pages since the test began. */
  readonly errors: string[];
  /** A newcomer's page, closed after the test. */
  readonly open: (path?: string, more?: BrowserContextOptions) => Promise<Page>;
  /** A page of this site without the client, in a browser that has these games. */
  readonly beside: (tables: readonly RawTable[], more?: BrowserContextOptions) => Promise<Page>;
  /** The page of a stored game. */
  readonly openGame: (table: RawTable, more?: BrowserContextOptions) => Promise<Page>;
}

/** What a test needs to visit the client. Called once per file, at its top. */
export async function visits(): Promise<Visits> {
  shared ??= start();
  const { address, browser } = await shared;
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
  return { address, browser, errors, open, beside, openGame };
}
