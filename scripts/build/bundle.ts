/** The server with everything that it imports, as a few files that need no node_modules. */
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT } from '../bootstrap/index.mjs';

const SERVER = join(ROOT, 'packages', 'server', 'src');

/** The program, and the files in which its threads begin. */
const ENTRIES = {
  main: join(SERVER, 'built.ts'),
  bots: join(ROOT, 'packages', 'bots', 'hosts', 'node.ts'),
  backup: join(SERVER, 'storage', 'sqlite', 'backup-thread.ts'),
};

/** Modules that are others in a build, because they say where files are. */
const OTHERS = new Map([[join(SERVER, 'base', 'threads.ts'), join(SERVER, 'base', 'threads.built.ts')]]);

const builtModules: Plugin = {
  name: 'built-modules',
  enforce: 'pre',
  resolveId: (id, importer) => (importer === undefined ? undefined : OTHERS.get(resolve(importer, '..', id))),
};

/** Packages that others use if they are installed. They aren't: each would be compiled for one kind of machine. */
const OPTIONAL = ['pg-native', 'bufferutil', 'utf-8-validate'];

/** Vite adds `import` or `require` itself, as Node does: packages with a file for each are used as in a checkout. */
const CONDITIONS = ['source', 'node'];

/** Replaces everything in the folder. */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [builtModules],
    ssr: { noExternal: true, external: OPTIONAL, resolve: { conditions: CONDITIONS } },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      emptyOutDir: true,
      // Errors in the log say where they come from.
      minify: false,
      license: { fileName: 'licences.md' },
      rolldownOptions: {
        input: ENTRIES,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}
