/**
 * Notices when a worker has ended. Browsers don't report it, but they release the locks of a dead worker: each worker
 * holds a lock named after it, and the page waits in line for that lock. Without locks, outside secure contexts, only a
 * worker's silence tells.
 */

/** A worker's message once it holds its lock. */
export type Alive = 'alive';

const ALIVE: Alive = 'alive';

/** Reports the worker's end to its listeners as an ordinary error. */
const end = (worker: Worker): void => {
  worker.dispatchEvent(new ErrorEvent('error', { message: 'The worker has ended.' }));
};

/** `name` is the name the worker was started with. */
export function watchLife(worker: Worker, name: string): void {
  worker.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.data !== ALIVE) return;
    // This message isn't for the listeners that wait for thoughts.
    event.stopImmediatePropagation();
    void navigator.locks.request(name, () => end(worker));
  });
}
