/** The real product for browser tests: the built client, served by the real server. */
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { createApp } from '../../packages/server/src/http/app.ts';
import { ensureClient } from '../../packages/server/src/client/client.ts';
import type { Site } from './site.ts';

export type App = Awaited<ReturnType<typeof createApp>>;

/** Serves the client; `prepare` may add to the server before it listens. */
export async function serveClient(prepare?: (app: App, client: string) => void): Promise<Site> {
  return serveFolder(ensureClient(), prepare);
}

/** Serves any build of the client. */
export async function serveFolder(client: string, prepare?: (app: App, client: string) => void): Promise<Site> {
  const app = await createApp({ client });
  prepare?.(app, client);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => void app.close() };
}

/** The longest that anything takes on a busy machine. */
const PATIENCE_MS = 90_000;

/** The usual size of a page. */
export const VIEWPORT = { width: 1280, height: 800 };

/**
 * A newcomer's page without motion. Any problem in it is an error. Nothing is stored for offline use unless a test asks
 * for it: preloading everything takes longer than most tests.
 */
export async function openPage(
  browser: Browser,
  address: string,
  errors: string[],
  more: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...more,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(address);
  return page;
}

/** A page of the client's address without the client: nothing is loaded or stored yet. */
export async function openBeside(
  browser: Browser,
  address: string,
  errors: string[],
  more: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openPage(browser, 'about:blank', errors, more);
  const empty = `${address}empty`;
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: EMPTY }));
  await page.goto(empty);
  await page.unroute(empty);
  return page;
}

/** Its icon keeps the browser from asking for one. */
const EMPTY = '<!doctype html><title>Empty</title><link rel="icon" href="data:,">';
