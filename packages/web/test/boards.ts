/** The real boards, drawn without a browser: which places they have, by the names that plans of motion know them by. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { dirname } from 'node:path';
import { createServer } from 'vite';
import { vi } from 'vitest';

const WEB = dirname(import.meta.dirname);
const CONDITIONS = ['source', 'node', 'module', 'default'];

type Render = (component: unknown, drawn: { readonly props: object }) => { readonly body: string };

/** Gives the places of a board that is drawn with these properties. */
export type Places = (props: object) => ReadonlySet<string>;

/** What settings ask of a browser as soon as they are loaded. */
function standIn(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('window', { addEventListener: () => undefined });
}

const namesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/data-at="([^"]*)"/g)].map(([, name]) => name));

interface Workshop {
  /** `path` is that of the component, from the sources of the client. */
  readonly board: (path: string) => Promise<Places>;
  readonly close: () => Promise<void>;
}

export async function openWorkshop(): Promise<Workshop> {
  standIn();
  const server = await createServer({
    configFile: false,
    root: WEB,
    plugins: [svelte({ configFile: false })],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: CONDITIONS, externalConditions: ['source'] }, noExternal: [/^@leadlight/] },
  });
  const { render } = (await server.ssrLoadModule('svelte/server')) as { readonly render: Render };
  return {
    board: async (path) => {
      const { default: component } = await server.ssrLoadModule(`/src/${path}`);
      return (props) => namesIn(render(component, { props }).body);
    },
    close: () => server.close(),
  };
}
