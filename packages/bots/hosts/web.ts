/**
 * Runs in a module worker of a browser, and thinks for whoever started it. Import it in a file of your own, and start
 * that: `thinker(webPort(new Worker(new URL('./that-file.js', import.meta.url), { type: 'module' })))`.
 */
import { serve, type Begin, type FromWorker, type ToWorker } from '@leadlight/bots';

interface Receiver<Message> {
  addEventListener(type: 'message', listener: (event: { readonly data: Message }) => void): void;
}

interface Sender<Message> {
  postMessage(message: Message, transfer: []): void;
}

/** What we need of the global scope of a worker. */
interface Scope extends Receiver<ToWorker>, Sender<FromWorker> {
  readonly MessageChannel: new () => {
    readonly port1: Receiver<null> & { start(): void };
    readonly port2: Sender<null>;
  };
}

const scope = globalThis as unknown as Scope;

/** A message to ourselves gets in line behind those that have arrived; a timer would wait some milliseconds as well. */
const { port1, port2 } = new scope.MessageChannel();
let rested = (): void => undefined;
port1.addEventListener('message', () => rested());
port1.start();

const rest = (): Promise<void> =>
  new Promise((resolve) => {
    rested = resolve;
    port2.postMessage(null, []);
  });

/** The bots of a game are loaded when somebody plays it. */
const begin: Begin = async (seen, level, seed, budget) => {
  if (seen.game === 'sintra')
    return (await import('@leadlight/bots/sintra')).sintraBots.search(seen, level, seed, budget);
  return (await import('@leadlight/bots/sagrada')).sagradaBots.search(seen, level, seed, budget);
};

serve(
  {
    send: (message) => scope.postMessage(message, []),
    receive: (listener) => scope.addEventListener('message', ({ data }) => listener(data)),
  },
  { now: () => performance.now(), rest },
  begin,
);
