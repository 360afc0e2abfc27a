import { svelte } from '@sveltejs/vite-plugin-svelte';
import { dirname } from 'node:path';
import type { UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { earlyMain } from './early-main.ts';
import { actsByItself, chunks } from './chunks.ts';
import type { GameFolder } from './games.ts';
import { homePictures } from './home-pictures.ts';
import { moreLicences } from './licences.ts';
import { parts } from './parts.ts';
import { shortScopes } from './scopes.ts';
import { workerEntry } from './worker-entry.ts';

/** After the first visit, the browser keeps the whole client, which then works without a network. */
const app = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    name: 'Leadlight',
    short_name: 'Leadlight',
    start_url: './',
    display: 'standalone',
    background_color: '#2b1d13',
    theme_color: '#2b1d13',
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,json,svg,webp,webmanifest,woff2}'],
    navigateFallback: 'index.html',
    // The server's own pages for its host, which have their addresses at the root of the site.
    navigateFallbackDenylist: [/^\/(?:healthz|readyz|metrics)$/],
  },
});

/** The page itself requests these (build/early-main.ts). */
const IN_THE_FRAME = /\/(?:frame|load-part|rolldown-runtime)-[^/]*$/;
/**
 * Screens that nobody starts from, and parts of boards that find their scripts there: listing their files would make
 * every page larger, and what is missing can load later.
 */
const SELDOM =
  /\/(?:About|AllPalaces|AllWindows|BigScreen|CloseUpSheet|Ending|FromServer|Games|Keys|MeScreen|MenuSheets|OnlineScreen|OpenScreen|Replay|ReplayScreen|SettingsScreen|StripsScreen|SummaryScreen|TableScreen|Unplayable|all-data|deleting)-[^/]*\.js$/;

/** The files requested together with a part of the client. A worker has no document for links. */
function neededBy(part: string, files: readonly string[], host: string): string[] {
  if (host.includes('bots.worker')) return [];
  return files.filter((file) => !IN_THE_FRAME.test(file) && (file.endsWith('.css') || !SELDOM.test(part)));
}

const LICENCES = 'licences.json';

const components = () => svelte({ compilerOptions: { cssHash: shortScopes() } });

/** The build of a client with these games. */
export const configFor = (games: readonly GameFolder[]): UserConfig => ({
  root: dirname(import.meta.dirname),
  // Files name each other by relative addresses: the server decides where on its site the client is.
  base: './',
  plugins: [parts(), components(), workerEntry(), homePictures(games), earlyMain(), moreLicences(LICENCES), app],
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  // Small files inlined as data: URLs would need a looser content security policy.
  build: {
    target: 'es2023',
    license: { fileName: LICENCES },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [chunks(games)] } },
      treeshake: { moduleSideEffects: actsByItself },
    },
    modulePreload: {
      polyfill: false,
      resolveDependencies: (part, files, { hostId }) => neededBy(part, files, hostId),
    },
  },
  worker: { format: 'es' },
});
