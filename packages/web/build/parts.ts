/**
 * Lets every dynamic import of the build be made by the client's own loader. Vite's remembers styles that failed as if they
 * were there, and gives up on a part for good.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const LOADER = join(import.meta.dirname, '..', 'src', 'app', 'load-part.ts');

export function parts(): Plugin {
  return {
    name: 'parts',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === HELPER ? `export { loadPart as __vitePreload } from ${JSON.stringify(LOADER)};` : undefined),
  };
}
