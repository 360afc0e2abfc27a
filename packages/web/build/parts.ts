/**
 * Routes every dynamic import of the build through the client's loader. Vite's loader remembers failed styles as
 * loaded, and never tries a failed part again.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
/** The build tells its loader where each import is from; ours knows the one folder that all parts are in. */
const TOLD = /(__VITE_PRELOAD__)\s*,\s*import\.meta\.url/g;
const LOADER = join(import.meta.dirname, '..', 'src', 'base', 'load-part.ts');

export function parts(): Plugin {
  return {
    name: 'parts',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === HELPER ? `export { loadPart as __vitePreload } from ${JSON.stringify(LOADER)};` : undefined),
    renderChunk: (code) => ({ code: code.replaceAll(TOLD, '$1'), map: null }),
  };
}
