import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

type Page = { readonly html: string; readonly headers: Readonly<Record<string, string>> };

export type Site = { readonly address: string; readonly close: () => void };

/** A page may use only its own site: no inline scripts, no evaluation of text. */
export const STRICT = { 'content-security-policy': "default-src 'none'; script-src 'self'; worker-src 'self'" };

const answer = (folder: string, page: Page, request: IncomingMessage, response: ServerResponse): void => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  try {
    const isPage = pathname === '/';
    const body = isPage ? page.html : readFileSync(join(folder, pathname));
    const type = { 'content-type': isPage ? 'text/html' : 'text/javascript' };
    response.writeHead(200, { ...type, ...page.headers }).end(body);
  } catch {
    response.writeHead(404).end();
  }
};

/** Serves a folder of modules and one page on a free port of this machine. */
export const serve = async (folder: string, html: string, headers = {}): Promise<Site> => {
  const server = createServer((request, response) => {
    answer(folder, { html, headers }, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
};
