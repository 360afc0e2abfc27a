/**
 * Builds the bots' worker as another entry of the client, so that it shares the files the page has already loaded. Vite
 * would bundle it separately, with a second copy of the games' rules.
 */
import type { Plugin } from 'vite';

const NAME = 'virtual:bots-worker';
const RESOLVED = `\0${NAME}`;
const SOURCE = '/src/hosting/bots.worker.ts';

export function workerEntry(): Plugin {
  let isBuild = false;
  return {
    name: 'worker-entry',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      if (!isBuild) return `export default ${JSON.stringify(SOURCE)};`;
      const file = this.emitFile({ type: 'chunk', id: SOURCE, name: 'bots.worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
