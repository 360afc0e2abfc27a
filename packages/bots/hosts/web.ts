/**
 * Runs in a browser's module worker and thinks for the page that started it. Import it in a file of your own, and start
 * that file:
 * `thinker(webPort(new Worker(new URL('./that-file.js', import.meta.url), { type: 'module' })))`.
 */
import { search, serve, type FromWorker, type ToWorker } from '@leadlight/bots';

interface Receiver<Message> {
  addEventListener(type: 'message', listener: (event: { readonly data: Message }) => void): void;
}

interface Sender<Message> {
  postMessage(message: Message, transfer: []): void;
}

/** The part of a worker's global scope that we need. */
interface Scope extends Receiver<ToWorker>, Sender<FromWorker> {
  readonly MessageChannel: new () => {
    readonly port1: Receiver<null> & { start(): void };
    readonly port2: Sender<null>;
  };
}

const scope = globalThis as unknown as Scope;

/** A message to ourselves queues behind those already received; a timer would add a delay of some milliseconds. */
const { port1, port2 } = new scope.MessageChannel();
let rested = (): void => undefined;
port1.addEventListener('message', () => rested());
port1.start();

const rest = (): Promise<void> =>
  new Promise((resolve) => {
    rested = resolve;
    port2.postMessage(null, []);
  });

serve(
  {
    send: (message) => scope.postMessage(message, []),
    receive: (listener) => scope.addEventListener('message', ({ data }) => listener(data)),
  },
  { now: () => performance.now(), rest },
  search,
);
