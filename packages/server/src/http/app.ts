/** The web server: the precompressed client with its page for every one of its addresses, and the interface for online play. */
import { join, sep } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { MOST_BYTES } from '@leadlight/protocol';
import type { Log } from '../base/log.ts';
import { registerApi } from './api.ts';
import { closeInTime } from './closing.ts';
import type { ApiOptions } from './options.ts';
import { ASK_AGAIN, FOR_EVER, PERMISSIONS, SECURITY } from './headers.ts';
import { isInTheOpen } from './origins.ts';
import { Page } from './page.ts';

/** The folder of files whose names change with their content. */
const ASSETS = 'assets';

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
  /** The path that everything is under, with a slash at both ends. */
  readonly basePath?: string;
  /** Missing where only the client is served. */
  readonly api?: ApiOptions;
  /** Proxies whose word counts for who asks. */
  readonly proxies?: readonly string[];
  readonly log?: Log;
  readonly patience?: Patience;
}

export async function createApp({
  client,
  basePath = '/',
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
  await serveClient(app, client, basePath);
  if (api !== undefined) await registerApi(app, api, basePath);
  return app;
}

/** Sends the client's files, and its page for each of its screens. */
async function serveClient(app: FastifyInstance, client: string, basePath: string): Promise<void> {
  const lasting = join(client, ASSETS, sep);
  await app.register(files, {
    root: client,
    prefix: basePath,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.startsWith(lasting) ? FOR_EVER : ASK_AGAIN);
    },
  });
  const page = Page.in(client, basePath);
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    page?.send(request, reply) ?? notFound(reply);
  for (const name of ['', 'index.html'])
    app.route({ method: ['GET', 'HEAD'], url: basePath + name, handler: sendPage });
  app.setNotFoundHandler((request, reply) => {
    const [path = '', query] = request.url.split(/(\?.*)/s);
    if (!isReading(request)) return notFound(reply);
    if (`${path}/` === basePath) return reply.redirect(basePath + (query ?? ''), 308);
    return isScreen(path, basePath) ? sendPage(request, reply) : notFound(reply);
  });
}

const notFound = (reply: FastifyReply): FastifyReply => reply.code(404).send({ error: 'not found' });

/** By the pattern of their route: an address may contain the id of a private table. */
function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async ({ method, routeOptions: { url } }, { statusCode, elapsedTime }) =>
    log.detail('request', { method, route: url, status: statusCode, milliseconds: Math.round(elapsedTime) }),
  );
}

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Every address without a file name is a screen of the client. */
const isScreen = (path: string, basePath: string): boolean =>
  path.startsWith(basePath) && !path.startsWith(`${basePath}api/`) && !/\.[a-z0-9]+$/i.test(path);
