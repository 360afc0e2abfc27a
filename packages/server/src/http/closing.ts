/** Ends a web server in order: people are told, answers on their way still arrive, and nobody holds it up. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Connections that are silent, slow or half gone are cut off after this time. */
const GRACE_MS = 1000;

/** All connections: also those without a whole request, and those that have become WebSockets, unknown to Node's list. */
function socketsOf(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return sockets;
}

/** Must be called before anything else that takes part in closing. */
export function closeInTime(app: FastifyInstance): void {
  const sockets = socketsOf(app.server);
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, GRACE_MS).unref();
  });
}

/** Somebody to say goodbye to. */
export interface Retiring {
  retire(): Promise<void>;
}

/** Resolves when everyone has been told, and their last commands have been answered, or when the time is up. */
export async function retireAll(all: Iterable<Retiring>): Promise<void> {
  const told = Promise.all([...all].map((each) => each.retire()));
  await Promise.race([told, pause(GRACE_MS, undefined, { ref: false })]);
}
