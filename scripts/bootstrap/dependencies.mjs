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

/** Whether development packages are installed: Node is one of them. @param {string} root */
const hasDevelopment = (root) => existsSync(join(root, 'node_modules', 'node'));

/**
 * Whether node_modules is missing, was installed from another version of the lockfile, or lacks development packages that
 * the command needs.
 * @param {string} root
 * @param {boolean} isLean
 */
export const needsInstall = (root, isLean = false) => {
  const stamp = stampFile(root);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8').trim() !== lockHash(root)) return true;
  return !isLean && !hasDevelopment(root);
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
 * Runs `npm ci` if the lockfile has changed since the last time. Development packages are needed for building, even where
 * `NODE_ENV` says production.
 * @param {string} root
 * @param {boolean} isLean whether the command can do without development packages
 * @returns {boolean} whether the dependencies are now in place
 */
export const ensureDependencies = (root, isLean = false) => {
  if (!needsInstall(root, isLean)) return true;
  say('Installing the npm packages (npm ci)…');
  const env = { ...process.env, PATH: withoutLocalPrograms(process.env['PATH'] ?? '') };
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
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
