// Runs on Node 20 or later and imports no installed package, because it does the installing.
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './dependencies.mjs';
import { ensurePrograms } from './programs.mjs';
import { relaunch } from './relaunch.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {object} Command
 * @property {string} script
 * @property {readonly string[]} args
 * @property {readonly string[]} [programs]
 * @property {boolean} [isLean] whether it can do without development packages
 */

/**
 * Installs what a command needs, then continues with its real script in Node 24.
 * @param {Command} command
 */
export const bootstrap = ({ script, args, programs = [], isLean = false }) => {
  if (ensureDependencies(ROOT, isLean) && ensurePrograms(programs)) relaunch(ROOT, script, args);
  else process.exitCode = 1;
};
