/** The address of the WebSocket: who may connect, and as whom. */
import { LIVE_PATH, PROTOCOL } from '@leadlight/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashOf } from '../identity/secrets.ts';
import type { OtherNodes } from '../nodes/port.ts';
import { networkOf } from './address.ts';
import type { ApiOptions } from './options.ts';
import { Live } from './live.ts';
import type { NetworkLimits } from './network-limits.ts';
import { isAtThisMachine } from './origins.ts';
import { sessionOf } from './sessions.ts';

export function liveRoute(app: FastifyInstance, options: ApiOptions, networks: NetworkLimits): void {
  const { online, identities, connections, limits, nodes, nearby } = options;
  app.get(LIVE_PATH, { websocket: true }, async (socket, request) => {
    const network = networkOf(request.ip);
    const isTooMuch = !networks.connect(network);
    socket.on('close', () => networks.disconnect(network));
    // Frames wait until it is known whose they are.
    socket.pause();
    const session = await sessionOf(request, identities).catch(() => null);
    socket.resume();
    const live = new Live({ socket, wire: request.raw.socket }, online, session ?? undefined, limits);
    connections.add(live);
    const deafen = endWithSession(live, nodes);
    socket.on('close', () => {
      deafen();
      connections.delete(live);
    });
    if (isTooMuch) return live.leave('flood');
    if (versionIn(request) !== PROTOCOL) return live.leave('reload');
    // The store has failed. A client that comes back finds itself known again.
    if (session === null) return live.leave('restart');
    return live.welcome(isAtThisMachine(request.headers.host) ? nearby() : undefined);
  });
}

/** The device may be signed out on another node. */
function endWithSession(live: Live, nodes: OtherNodes): () => void {
  if (nodes.isAlone || live.session === undefined) return () => undefined;
  const { person, token } = live.session;
  const hash = hashOf(token);
  return nodes.listen(`person.${person.id}`, (news) => {
    if (news.type === 'signed-out' && news.session === hash) live.leave('signed-out');
  });
}

const versionIn = ({ query }: FastifyRequest): number => Number((query as { readonly protocol?: string }).protocol);
