import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export type Site = { readonly address: string; readonly close: () => void };

const answer = (folder: string, page: string, request: IncomingMessage, response: ServerResponse): void => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  try {
    const isPage = pathname === '/';
    const body = isPage ? page : readFileSync(join(folder, pathname));
    response.writeHead(200, { 'content-type': isPage ? 'text/html' : 'text/javascript' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
};

/** Serves a folder of modules, and one page, on a free port of this machine. */
export const serve = async (folder: string, page: string): Promise<Site> => {
  const server = createServer((request, response) => {
    answer(folder, page, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
};
