import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  // Small files inlined as data: URLs would need a looser content security policy.
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});
