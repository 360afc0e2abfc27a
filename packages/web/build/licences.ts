/**
 * Adds to the list of licences what it doesn't include: the packages of the service worker, which another tool builds,
 * and the typeface, which isn't code.
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

const TYPEFACE = '@fontsource/grenze';

const MANIFESTS = [
  createRequire(import.meta.url).resolve(`${TYPEFACE}/package.json`),
  ...PARTS.map((part) => parts.resolve(`${part}/package.json`)),
];

function licenceOf(path: string): object {
  const { name, version, license: identifier } = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  return { name, version, identifier, text: readFileSync(join(dirname(path), 'LICENSE'), 'utf8') };
}

export function moreLicences(fileName: string): Plugin {
  return {
    name: 'more-licences',
    apply: 'build',
    // Runs before the worker is built, which keeps the list for offline use.
    writeBundle({ dir = '' }) {
      const path = join(dir, fileName);
      const list = JSON.parse(readFileSync(path, 'utf8')) as readonly object[];
      writeFileSync(path, JSON.stringify([...list, ...MANIFESTS.map(licenceOf)], null, 2));
    },
  };
}
