/**
 * Runs in a Node worker thread and thinks for the host that started it:
 * `thinker(nodePort(new Worker(new URL(import.meta.resolve('@leadlight/bots/worker-node')))))`.
 */
import { setImmediate as rest } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { search, serve, type ToWorker } from '@leadlight/bots';

if (parentPort === null) throw new Error('@leadlight/bots/worker-node runs in a worker thread only.');
const port = parentPort;

serve(
  {
    send: (message) => port.postMessage(message, []),
    receive: (listener) => port.on('message', (message: ToWorker) => listener(message)),
  },
  { now: () => performance.now(), rest: () => rest() },
  search,
);
