/**
 * Collects a page's problems. WebKit's driver does not report the console, so the page itself records it: the server
 * puts a script before all others. It comes from the same site, as the security policy demands.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { underPath } from '../../../packages/server/src/http/page.ts';
import { serveClient, type App } from '../client.ts';
import type { Seen } from '../playing.ts';
import type { Site } from '../site.ts';

const PATH = '/listener.js';

/**
 * Two errors are harmless: Firefox reports preload hints for the running module, and boards that measure themselves may
 * continue in the next frame. Nothing is stored for offline use: preloading everything takes longer than these tests.
 */
const LISTENER = `
globalThis.heard = { errors: [], permissions: [] };
const hear = (...said) => heard.errors.push(said.map(String).join(' '));
const isNone = ({ message = '', target }) => target.rel === 'modulepreload' || message.startsWith('ResizeObserver loop');
addEventListener('error', (event) => isNone(event) || hear(event.message ?? event.target.outerHTML), true);
addEventListener('unhandledrejection', ({ reason }) => hear(reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => hear(violatedDirective, blockedURI));
console.error = hear;
if (navigator.storage) navigator.storage.persist = async () => heard.permissions.push('storage') === 0;
Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
`;

export interface Heard {
  readonly errors: readonly string[];
  /** The permissions that the page has asked for. */
  readonly permissions: readonly string[];
}

export const heardIn = (page: Seen): Promise<Heard> => page.evaluate('heard');

const isPage = (path: string): boolean =>
  path === '/index.html' || (!path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path));

/** Puts the listener into every page that the server sends. */
export function addListener(app: App, client: string): void {
  const html = underPath(readFileSync(join(client, 'index.html'), 'utf8'), '/');
  const page = html.replace('<head>', `<head><script src="${PATH}"></script>`);
  app.addHook('onRequest', async ({ url }, reply) => {
    const [path = url] = url.split('?');
    if (path === PATH) return reply.type('text/javascript').send(LISTENER);
    return isPage(path) ? reply.type('text/html').send(page) : undefined;
  });
}

export const serveWithListener = (): Promise<Site> => serveClient(addListener);
