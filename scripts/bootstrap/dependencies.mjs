import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './say.mjs';

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.leadlight-lock');

/** @param {string} root */
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/**
 * Whether node_modules is missing, or was installed from another version of the lockfile.
 * @param {string} root
 */
export const needsInstall = (root) => {
  const stamp = stampFile(root);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8').trim() !== lockHash(root);
};

/**
 * Records which lockfile node_modules was installed from.
 * @param {string} root
 */
export const writeStamp = (root) => {
  writeFileSync(stampFile(root), `${lockHash(root)}\n`);
};

/**
 * A PATH without the workspace's own programs: `npm ci` deletes them, Node included, while it runs.
 * @param {string} path
 */
export const withoutLocalPrograms = (path) =>
  path
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);

/**
 * Runs `npm ci` if the lockfile has changed since the last time.
 * @param {string} root
 * @returns {boolean} whether the dependencies are now in place
 */
export const ensureDependencies = (root) => {
  if (!needsInstall(root)) return true;
  say('Installing the npm packages (npm ci)…');
  const env = { ...process.env, PATH: withoutLocalPrograms(process.env['PATH'] ?? '') };
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env,
    // npm's own output goes to standard error too; see `say`.
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) {
    say('npm ci failed; see the messages above.');
    return false;
  }
  writeStamp(root);
  return true;
};
