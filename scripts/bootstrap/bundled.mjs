// The command line as a few files, which start three times as fast as its sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the bundle. @param {string} root */
export const bundleFolder = (root) => join(root, 'packages', 'cli', 'dist');

/** @param {string} root */
const stampFile = (root) => join(bundleFolder(root), 'stamp');

/** The packages that the bundle is made from. */
const PACKAGES = ['bots', 'cli', 'core', 'messages', 'sagrada', 'sintra', 'table'];

/**
 * Changes with every change to a source: their sizes and times tell, in a few milliseconds. A copied checkout has other
 * times, and runs from its sources until the next install.
 * @param {string} root
 */
const stampOf = (root) => {
  const hash = createHash('sha256');
  for (const name of PACKAGES) {
    const folder = join(root, 'packages', name, 'src');
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const { size, mtimeMs } = statSync(join(folder, path));
      hash.update(`${name}/${path} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
};

/** Says which sources the bundle was made from. @param {string} root */
export const writeBundleStamp = (root) => {
  writeFileSync(stampFile(root), stampOf(root));
};

/** Whether there is a bundle, made from the sources as they are now. @param {string} root */
export const isBundleFresh = (root) =>
  existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === stampOf(root);
