import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isInForeground } from './foreground.mjs';
import { say } from './say.mjs';

/** @type {readonly NodeJS.Signals[]} */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Whether the child has already received the signal: a terminal sends Ctrl-C to every foreground process. A second signal
 * would look like an impatient user.
 * @param {NodeJS.Signals} signal
 */
const reachesChild = (signal) => signal === 'SIGINT' && isInForeground();

/** How often to look whether npm is still there. */
const LOOK_MS = 250;

/**
 * Stops the child if npm is stopped: npm sends SIGTERM to the shell that it runs a script in, and the shell ends without
 * passing it on. This process then gets another parent.
 * @param {import('node:child_process').ChildProcess} child
 */
const endWithNpm = (child) => {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    child.kill('SIGTERM');
  }, LOOK_MS).unref();
};

/** The first version that runs Leadlight. */
export const LEAST_NODE = 24;

/**
 * The workspace's own Node. Without development packages there is none, and the Node that runs this must be new enough;
 * undefined if it isn't.
 * @param {string} root
 * @param {string} version
 */
export const suitableNode = (root, version = process.versions.node) => {
  const own = join(root, 'node_modules', 'node', 'bin', 'node');
  if (existsSync(own)) return own;
  return Number(version.split('.')[0]) >= LEAST_NODE ? process.execPath : undefined;
};

/**
 * The arguments that make Node run a TypeScript file of the workspace from source.
 * @param {string} script
 * @param {readonly string[]} args
 */
export const nodeArguments = (script, args) => ['--conditions=source', script, ...args];

const refuse = () => {
  say(
    `Leadlight needs Node ${LEAST_NODE}, and this is Node ${process.versions.node}. Run npm ci: it installs the right one.`,
  );
  process.exitCode = 1;
};

/**
 * Continues with `script` in the workspace's Node: same terminal, same signals, same exit code.
 * @param {string} root
 * @param {string} script absolute, or relative to the root
 * @param {readonly string[]} args
 */
export const relaunch = (root, script, args) => {
  const node = suitableNode(root);
  if (node === undefined) return refuse();
  const child = spawn(node, nodeArguments(resolve(root, script), args), { stdio: 'inherit' });
  for (const signal of FORWARDED) process.on(signal, () => reachesChild(signal) || child.kill(signal));
  endWithNpm(child);
  child.on('error', (error) => {
    say(`Node ${LEAST_NODE} couldn’t be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    for (const name of FORWARDED) process.removeAllListeners(name);
    if (signal === null) process.exitCode = code ?? 1;
    else process.kill(process.pid, signal);
  });
};
