/**
 * Tells when a worker has ended. Browsers say nothing of it, but they release the locks of a worker that is no more: it
 * holds one that is named after it, and the page waits in line for that. Without locks, where a page came by an unsafe way,
 * only its silence is left to notice.
 */

/** What a worker says once it holds its lock. */
export type Alive = 'alive';

const ALIVE: Alive = 'alive';

/** To whoever listens to the worker, its end is an error like any other. */
const end = (worker: Worker): void => {
  worker.dispatchEvent(new ErrorEvent('error', { message: 'The worker has ended.' }));
};

/** `name` is the name that the worker was started with. */
export function watchLife(worker: Worker, name: string): void {
  worker.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.data !== ALIVE) return;
    // It is not for those who listen to thoughts.
    event.stopImmediatePropagation();
    void navigator.locks.request(name, () => end(worker));
  });
}
