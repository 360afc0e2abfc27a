/** The web server: the precompressed client with its page for every one of its addresses, and the interface for online play. */
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { MOST_BYTES } from '@leadlight/protocol';
import type { Log } from '../base/log.ts';
import { registerApi } from './api.ts';
import { closeInTime } from './closing.ts';
import type { ApiOptions } from './options.ts';
import { ASK_AGAIN, FOR_EVER, PERMISSIONS, SECURITY } from './headers.ts';
import { isInTheOpen } from './origins.ts';

const ASSETS = '/assets/';

/** How long connections may keep the server waiting, in milliseconds. */
export interface Patience {
  /** A request must be complete by then, however slowly it comes. */
  readonly request: number;
  /** A connection on which nothing happens is closed after this time. */
  readonly idle: number;
  /** The time between two looks at all connections. */
  readonly check: number;
}

const PATIENCE: Patience = { request: 30_000, idle: 60_000, check: 5000 };

export interface AppOptions {
  /** The folder of the built client. */
  readonly client: string;
  /** Missing where only the client is served. */
  readonly api?: ApiOptions;
  /** Proxies whose word counts for who asks. */
  readonly proxies?: readonly string[];
  readonly log?: Log;
  readonly patience?: Patience;
}

export async function createApp({
  client,
  api,
  proxies = [],
  log,
  patience = PATIENCE,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    bodyLimit: MOST_BYTES,
    requestTimeout: patience.request,
    connectionTimeout: patience.idle,
    keepAliveTimeout: patience.idle,
    http: { headersTimeout: patience.request, connectionsCheckingInterval: patience.check },
    forceCloseConnections: 'idle',
  });
  closeInTime(app);
  if (log !== undefined) logRequests(app, log);
  await app.register(helmet, SECURITY);
  app.addHook('onSend', async ({ protocol, headers: { host } }, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    // Browsers ignore it there, and report that as an error.
    if (isInTheOpen(protocol, host)) reply.removeHeader('cross-origin-opener-policy');
  });
  await app.register(files, {
    root: client,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes(ASSETS) ? FOR_EVER : ASK_AGAIN);
    },
  });
  if (api !== undefined) await registerApi(app, api);
  app.setNotFoundHandler((request, reply) =>
    isPage(request.method, request.url) ? reply.sendFile('index.html') : reply.code(404).send({ error: 'not found' }),
  );
  return app;
}

/** By the pattern of their route: an address may contain the id of a private table. */
function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async ({ method, routeOptions: { url } }, { statusCode, elapsedTime }) =>
    log.detail('request', { method, route: url, status: statusCode, milliseconds: Math.round(elapsedTime) }),
  );
}

/** Every address without a file name is a screen of the client. */
const isPage = (method: string, url: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !/\.[a-z0-9]+$/i.test(pathOf(url)) && !url.startsWith('/api/');

const pathOf = (url: string): string => url.replace(/\?.*$/s, '');
