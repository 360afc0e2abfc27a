// Runs on Node 20 or later and imports no installed package, because it does the installing.
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './dependencies.mjs';
import { ensurePrograms } from './programs.mjs';
import { relaunch } from './relaunch.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Installs what a command needs, then continues with its real script in Node 24.
 * @param {{ script: string, args: readonly string[], programs?: readonly string[] }} command
 */
export const bootstrap = ({ script, args, programs = [] }) => {
  if (ensureDependencies(ROOT) && ensurePrograms(programs)) relaunch(ROOT, script, args);
  else process.exitCode = 1;
};
