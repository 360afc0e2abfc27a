/** Renders the client's components without a browser. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createServer } from 'vite';

const WEB = dirname(import.meta.dirname);
const SOURCES = join(WEB, 'src');
const CONDITIONS = ['source', 'node', 'module', 'default'];

export interface Drawn {
  /** The components' styles. */
  readonly head: string;
  readonly body: string;
}

type Draw = (props: object) => Drawn;
type Render = (component: unknown, drawn: { readonly props: object }) => Drawn;

export interface Workshop {
  /** By its path, relative to the client's sources or absolute. */
  readonly component: (path: string) => Promise<Draw>;
  readonly close: () => Promise<void>;
}

export async function openWorkshop(): Promise<Workshop> {
  // Several processes may draw at once, and would change each other's prepared files.
  const cacheDir = mkdtempSync(join(tmpdir(), 'leadlight-workshop-'));
  const server = await createServer({
    configFile: false,
    root: WEB,
    cacheDir,
    plugins: [svelte({ configFile: false, compilerOptions: { css: 'injected' } })],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: CONDITIONS, externalConditions: ['source'] }, noExternal: [/^@leadlight/] },
  });
  const { render } = (await server.ssrLoadModule('svelte/server')) as { readonly render: Render };
  return {
    component: async (path) => {
      const { default: component } = await server.ssrLoadModule(resolve(SOURCES, path));
      return (props) => render(component, { props });
    },
    close: async () => {
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}
