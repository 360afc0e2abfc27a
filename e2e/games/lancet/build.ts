/** Builds the client with one more game, into the given folder. Runs in a process of its own, as for production. */
import { join } from 'node:path';
import { build } from 'vite';

const [, , outDir] = process.argv;

await build({
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  logLevel: 'error',
  build: { ...(outDir !== undefined && { outDir }) },
});
