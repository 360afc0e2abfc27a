/** Sagrada's boards by themselves: `vite --config packages/web/gallery/sagrada.vite.config.ts`. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte({ configFile: '../svelte.config.js' })],
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  build: {
    target: 'es2023',
    outDir: '../dist/gallery-sagrada',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'sagrada.html' },
  },
});
