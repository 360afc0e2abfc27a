/** Bundles the command line, which runs from its sources otherwise. Every install does this. */
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { bundleFolder, writeBundleStamp } from '../bootstrap/bundled.mjs';
import { ROOT } from '../bootstrap/index.mjs';

const CLI = join(ROOT, 'packages', 'cli', 'src');

/** The program, the files in which its threads begin, and the games, which the threads import. */
const ENTRIES = {
  main: join(CLI, 'main.ts'),
  registry: join(CLI, 'games', 'registry.ts'),
  simulate: join(CLI, 'simulate', 'worker.ts'),
  tournament: join(CLI, 'tournament', 'worker.ts'),
  verify: join(CLI, 'verify', 'worker.ts'),
};

const PLACES = join(CLI, 'base', 'places.ts');

/** Files have other places in a bundle. */
const builtPlaces: Plugin = {
  name: 'built-places',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer !== undefined && resolve(importer, '..', id) === PLACES ? PLACES.replace('.ts', '.built.ts') : undefined,
};

await build({
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  plugins: [builtPlaces],
  ssr: { noExternal: true, resolve: { conditions: ['source', 'node'] } },
  build: {
    ssr: true,
    target: 'node24',
    outDir: bundleFolder(ROOT),
    emptyOutDir: true,
    minify: false,
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      input: ENTRIES,
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
writeBundleStamp(ROOT);
