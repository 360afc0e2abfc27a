import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './say.mjs';

/**
 * @typedef {object} Program
 * @property {string} command the name of its executable
 * @property {string} debian the Debian package that contains it
 * @property {string} [versions] a folder outside PATH with one folder per version, each with a `bin`
 * @property {string} [folder] a folder that may be missing in the PATH of users
 */

/**
 * Programs outside the npm registry that some commands need.
 * @satisfies {Readonly<Record<string, Program>>}
 */
export const PROGRAMS = {
  // The same browser without windows, which needs less of the machine.
  chromium: { command: 'chromium-headless-shell', debian: 'chromium-headless-shell' },
  firefox: { command: 'firefox-esr', debian: 'firefox-esr' },
  webkit: { command: 'WebKitWebDriver', debian: 'webkit2gtk-driver' },
  xvfb: { command: 'Xvfb', debian: 'xvfb' },
  orca: { command: 'orca', debian: 'orca' },
  'speech-dispatcher': { command: 'speech-dispatcher', debian: 'speech-dispatcher' },
  'at-spi': { command: 'at-spi-bus-launcher', debian: 'at-spi2-core', folder: '/usr/libexec' },
  dbus: { command: 'dbus-daemon', debian: 'dbus-daemon' },
  xdotool: { command: 'xdotool', debian: 'xdotool' },
  postgresql: { command: 'initdb', debian: 'postgresql', versions: '/usr/lib/postgresql' },
  'nats-server': { command: 'nats-server', debian: 'nats-server' },
  caddy: { command: 'caddy', debian: 'caddy' },
  nginx: { command: 'nginx', debian: 'nginx-light', folder: '/usr/sbin' },
  openssl: { command: 'openssl', debian: 'openssl' },
};

/** The browsers for the client's tests, and the screen that WebKit needs. */
export const BROWSERS = ['chromium', 'firefox', 'webkit', 'xvfb'];

/** A screen reader on an invisible screen, whose keys a test presses. */
export const READER = ['orca', 'speech-dispatcher', 'at-spi', 'dbus', 'xdotool'];

/** The services that many servers share, and the proxies in front of them, for the server's tests. */
export const SERVICES = ['postgresql', 'nats-server', 'caddy', 'nginx', 'openssl'];

/** @param {string} file */
const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @param {string} [folder] */
const versionFolders = (folder) =>
  folder !== undefined && existsSync(folder) ? readdirSync(folder).map((version) => join(folder, version, 'bin')) : [];

/**
 * The full path of a program, or undefined if it is not installed.
 * @param {Program} program
 * @param {string} [path]
 */
export const locate = (program, path = process.env['PATH'] ?? '') =>
  [...path.split(delimiter), program.folder ?? '', ...versionFolders(program.versions)]
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, program.command))
    .find(isExecutable);

/**
 * The next step for the programs a command needs: nothing, install Debian packages, ask the user to install them, or
 * complain about a name that is not in the table.
 * @param {readonly string[]} names
 * @param {{ path: string, isRoot: boolean, programs?: Readonly<Record<string, Program>> }} machine
 * @returns {{ kind: 'ready' } | { kind: 'install' | 'ask', packages: string[] } | { kind: 'unknown', names: string[] }}
 */
export const planPrograms = (names, { path, isRoot, programs = PROGRAMS }) => {
  const unknown = names.filter((name) => !Object.hasOwn(programs, name));
  if (unknown.length > 0) return { kind: 'unknown', names: unknown };
  const missing = names
    .flatMap((name) => programs[name] ?? [])
    .filter((program) => locate(program, path) === undefined);
  if (missing.length === 0) return { kind: 'ready' };
  const hasApt = locate({ command: 'apt-get', debian: 'apt' }, path) !== undefined;
  return { kind: isRoot && hasApt ? 'install' : 'ask', packages: missing.map(({ debian }) => debian) };
};

/**
 * Whether apt has any package lists. On a new machine or in a container there are often none.
 * @param {string} lists
 */
export const aptListsPresent = (lists = '/var/lib/apt/lists') =>
  existsSync(lists) && readdirSync(lists).some((name) => name.includes('_Packages'));

/** @param {readonly string[]} args */
const apt = (args) =>
  spawnSync('apt-get', ['-qq', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 2],
  }).status === 0;

/** @param {readonly string[]} packages */
const installPackages = (packages) => {
  const install = () => apt(['install', '-y', '--no-install-recommends', ...packages]);
  say(`Installing ${packages.join(', ')} with apt-get…`);
  if (aptListsPresent() && install()) return true;
  say('Updating the package lists (apt-get update)…');
  return apt(['update']) && install();
};

/**
 * Installs the named programs if they are missing.
 * @param {readonly string[]} names
 * @returns {boolean} whether they are now installed
 */
export const ensurePrograms = (names) => {
  const plan = planPrograms(names, { path: process.env['PATH'] ?? '', isRoot: process.getuid?.() === 0 });
  if (plan.kind === 'ready') return true;
  if (plan.kind === 'unknown') {
    say(`Unknown program: ${plan.names.join(', ')}. Choose from: ${Object.keys(PROGRAMS).join(', ')}.`);
    return false;
  }
  if (plan.kind === 'install' && installPackages(plan.packages)) return true;
  const list = plan.packages.join(' ');
  say(`Please install ${list}, then try again. On Debian or Ubuntu: sudo apt-get install ${list}`);
  return false;
};
