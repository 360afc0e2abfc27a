import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { isInForeground } from './foreground.mjs';

/** @type {readonly NodeJS.Signals[]} */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Whether the child has already received the signal: a terminal sends Ctrl-C to every foreground process. A second signal
 * would look like an impatient user.
 * @param {NodeJS.Signals} signal
 */
const reachesChild = (signal) => signal === 'SIGINT' && isInForeground();

/** The workspace's own Node. @param {string} root */
const workspaceNode = (root) => join(root, 'node_modules', 'node', 'bin', 'node');

/**
 * The arguments that make Node run a TypeScript file of the workspace from source.
 * @param {string} script
 * @param {readonly string[]} args
 */
export const nodeArguments = (script, args) => ['--conditions=source', script, ...args];

/**
 * Continues with `script` in the workspace's Node: same terminal, same signals, same exit code.
 * @param {string} root
 * @param {string} script absolute, or relative to the root
 * @param {readonly string[]} args
 */
export const relaunch = (root, script, args) => {
  const child = spawn(workspaceNode(root), nodeArguments(resolve(root, script), args), { stdio: 'inherit' });
  for (const signal of FORWARDED) process.on(signal, () => reachesChild(signal) || child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`leadlight: Node 24 couldn’t be started: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    for (const name of FORWARDED) process.removeAllListeners(name);
    if (signal === null) process.exitCode = code ?? 1;
    else process.kill(process.pid, signal);
  });
};
