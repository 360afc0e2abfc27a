// Runs on any Node from 20 on and imports nothing that has to be installed: it is what installs.
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './dependencies.mjs';
import { ensurePrograms } from './programs.mjs';
import { relaunch } from './relaunch.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Makes ready what a command needs, then goes on in its real script under Node 24.
 * @param {{ script: string, args: readonly string[], programs?: readonly string[] }} command
 */
export const bootstrap = ({ script, args, programs = [] }) => {
  if (ensureDependencies(ROOT) && ensurePrograms(programs)) relaunch(ROOT, script, args);
  else process.exitCode = 1;
};
