/**
 * Adds the service worker's packages to the list of licences: another tool builds the worker, so the list doesn't
 * include them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** A test compares these with the worker's contents. */
const PARTS = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** The packages belong to the tool that builds the worker. */
const tool = createRequire(createRequire(import.meta.url).resolve('vite-plugin-pwa'));
const parts = createRequire(tool.resolve('workbox-build'));

function licenceOf(part: string): object {
  const path = parts.resolve(`${part}/package.json`);
  const { name, version, license: identifier } = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  return { name, version, identifier, text: readFileSync(join(dirname(path), 'LICENSE'), 'utf8') };
}

export function workerLicences(fileName: string): Plugin {
  return {
    name: 'worker-licences',
    apply: 'build',
    // Runs before the worker is built, which keeps the list for offline use.
    writeBundle({ dir = '' }) {
      const path = join(dir, fileName);
      const list = JSON.parse(readFileSync(path, 'utf8')) as readonly object[];
      writeFileSync(path, JSON.stringify([...list, ...PARTS.map(licenceOf)], null, 2));
    },
  };
}
