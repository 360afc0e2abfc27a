/** The address of the WebSocket: who may connect, and as whom. */
import { LIVE_PATH, PROTOCOL } from '@leadlight/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './address.ts';
import type { ApiOptions } from './options.ts';
import { Live } from './live.ts';
import { sessionOf } from './sessions.ts';

/** How many there are of each. */
class Counts {
  private readonly byKey = new Map<string, number>();

  add(key: string, more: 1 | -1): number {
    const total = (this.byKey.get(key) ?? 0) + more;
    if (total === 0) this.byKey.delete(key);
    else this.byKey.set(key, total);
    return total;
  }
}

export function liveRoute(app: FastifyInstance, options: ApiOptions): void {
  const { online, identities, connections, limits } = options;
  const perNetwork = new Counts();
  app.get(LIVE_PATH, { websocket: true }, async (socket, request) => {
    const network = networkOf(request.ip);
    const isTooMuch = perNetwork.add(network, 1) > limits.connections;
    socket.on('close', () => perNetwork.add(network, -1));
    // Frames wait until it is known whose they are.
    socket.pause();
    const session = await sessionOf(request, identities).catch(() => null);
    socket.resume();
    const live = new Live({ socket, wire: request.raw.socket }, online, session ?? undefined, limits);
    connections.add(live);
    socket.on('close', () => connections.delete(live));
    if (isTooMuch) return live.leave('flood');
    if (versionIn(request) !== PROTOCOL) return live.leave('reload');
    // The store has failed. A client that comes back finds itself known again.
    if (session === null) return live.leave('restart');
    return live.welcome();
  });
}

const versionIn = ({ query }: FastifyRequest): number => Number((query as { readonly protocol?: string }).protocol);
