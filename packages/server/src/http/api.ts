/** The interface for online play: REST, the WebSocket, health and metrics. */
import websocket from '@fastify/websocket';
import { MOST_BYTES, type ErrorBody } from '@leadlight/protocol';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './address.ts';
import { retireAll } from './closing.ts';
import { watchSessions } from './ended-sessions.ts';
import { entryRoutes, identityRoutes } from './identity-routes.ts';
import { liveRoute } from './live-route.ts';
import { NetworkLimits } from './network-limits.ts';
import type { ApiOptions } from './options.ts';
import { isOurs, mayAsk } from './origins.ts';
import { refuse } from './problems.ts';
import { tableRoutes } from './table-routes.ts';

/** What broke the protocol of WebSockets is told so by its close code, and has this long to hear it. */
const LAST_WORDS_MS = 1000;

/** Health and metrics are about the program, not for its visitors: they stay where they are on any base path. */
export async function registerApi(app: FastifyInstance, options: ApiOptions, basePath: string): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false },
    preClose: () => retireAll(options.connections),
    errorHandler: (_, socket) => void setTimeout(() => socket.terminate(), LAST_WORDS_MS).unref(),
  });
  const networks = new NetworkLimits(options);
  const sessions = watchSessions(options);
  app.addHook('onClose', async () => {
    networks.close();
    sessions.stop();
  });
  await app.register((api) => onlineRoutes(api, options, networks), { prefix: basePath.slice(0, -1) });
  healthRoutes(app, options);
}

async function onlineRoutes(api: FastifyInstance, options: ApiOptions, networks: NetworkLimits): Promise<void> {
  guard(api, options, networks);
  await api.register(async (door) => {
    guardEntries(door, networks);
    entryRoutes(door, options.identities);
  });
  identityRoutes(api, options);
  tableRoutes(api, options);
  await api.register((live) => Promise.resolve(liveRoute(live, options, networks)));
}

/** Requests that let somebody in have a limit of their own: each is a guess at a secret, or a new guest. */
function guardEntries(door: FastifyInstance, networks: NetworkLimits): void {
  door.addHook('onRequest', async (request, reply) =>
    networks.mayEnter(networkOf(request.ip)) ? undefined : refuse(reply, 'too-fast'),
  );
}

/** Refuses what comes from elsewhere or too often, before anything is read. */
function guard(api: FastifyInstance, { online, names }: ApiOptions, networks: NetworkLimits): void {
  api.addHook('onRequest', async (request, reply) => {
    const { host, origin } = request.headers;
    if (!isOurs(host, names) || !mayAsk(origin, host)) return refuse(reply, 'foreign');
    return networks.mayAsk(networkOf(request.ip)) ? undefined : refuse(reply, 'too-fast');
  });
  api.addHook('onSend', async (_, reply, payload) => {
    void reply.header('cache-control', 'no-store');
    if (reply.statusCode >= 400) online.metrics.refused(errorIn(payload));
  });
  api.setErrorHandler((error: Error & { readonly statusCode?: number }, _, reply) => {
    if (error.statusCode === 413) return refuse(reply, 'too-large');
    if (error.statusCode !== undefined && error.statusCode < 500) return refuse(reply, 'malformed');
    online.trouble(error);
    return refuse(reply, 'unavailable');
  });
}

const errorIn = (payload: unknown): ErrorBody['error'] =>
  typeof payload === 'string' ? (JSON.parse(payload) as ErrorBody).error : 'malformed';

function healthRoutes(app: FastifyInstance, { storage, metrics, names, online }: ApiOptions): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const isReady = await storage.ready().catch(() => false);
    return reply
      .header('cache-control', 'no-store')
      .code(isReady ? 200 : 503)
      .send({ ok: isReady });
  });
  app.get('/metrics', async ({ headers: { host, origin } }, reply) => {
    if (!isOurs(host, names) || !mayAsk(origin, host)) {
      online.metrics.refused('foreign');
      return refuse(reply, 'foreign');
    }
    return reply.type('text/plain; version=0.0.4').send(await metrics());
  });
}
