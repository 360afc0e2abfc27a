import '@leadlight/bots/worker-web';
import type { Alive } from './lifeline.ts';

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

/** Holds a lock for as long as this worker lives. Browsers provide locks in secure contexts only. */
function holdOn(): Promise<never> {
  const alive: Alive = 'alive';
  scope.postMessage(alive, []);
  return new Promise(() => undefined);
}

if ('locks' in scope.navigator) void scope.navigator.locks.request(scope.name, holdOn);
