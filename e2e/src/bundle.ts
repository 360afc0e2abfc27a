import { build, defaultClientConditions } from 'vite';

/** Bundles a page's modules and workers into a folder, as `page.js` and its parts. */
export const bundle = async (entry: string, folder: string, conditions: readonly string[] = []): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    worker: { format: 'es' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: { page: entry }, output: { entryFileNames: '[name].js' } },
    },
  });
};
