/** Ports to the workers of Node and of browsers, independent of the types of either. */
import type { FromWorker } from './messages.ts';
import type { WorkerPort } from './thinker.ts';

/** The part of node:worker_threads' `Worker` that we need. */
export interface NodeWorker {
  postMessage(message: unknown, transfer: []): void;
  on(event: 'message', listener: (message: FromWorker) => void): unknown;
  on(event: 'error' | 'messageerror', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): unknown;
}

export const nodePort = (worker: NodeWorker): WorkerPort => ({
  send: (message) => worker.postMessage(message, []),
  receive: (listener) => void worker.on('message', listener),
  fail: (listener) => {
    worker.on('error', listener);
    worker.on('messageerror', listener);
    worker.on('exit', (code) => listener(new Error(`The worker has ended (exit code ${code}).`)));
  },
  close: () => void worker.terminate(),
});

/** The part of a browser's `Worker` that we need. */
export interface WebWorker {
  postMessage(message: unknown, transfer: []): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
  terminate(): void;
}

export const webPort = (worker: WebWorker): WorkerPort => ({
  send: (message) => worker.postMessage(message, []),
  receive: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
  fail: (listener) => {
    // A worker that fails to load has no message.
    worker.addEventListener('error', ({ message }) => listener(new Error(message ?? 'The worker cannot be loaded.')));
    worker.addEventListener('messageerror', () => listener(new Error('The worker sent what cannot be read.')));
  },
  close: () => worker.terminate(),
});
