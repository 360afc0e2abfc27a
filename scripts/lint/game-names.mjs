/**
 * Code that serves every game names none of them: not in a text, a key, an identifier or the name of a file. Games are
 * named in their own folders, in registries and in the message catalogues. Comments may name games as examples.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const CODE = /\.(?:ts|mjs|svelte|css|html)$/u;
const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gmu;

/** @param {string} folder */
const folders = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** The games are those with a folder in the command line, and those of the test build. */
const games = [join('packages', 'cli', 'src', 'games'), join('e2e', 'games')].filter(existsSync).flatMap(folders);
const name = new RegExp(games.join('|'), 'iu');

const sources = folders('packages')
  .flatMap((each) => ['src', 'hosts', 'build', 'bin'].map((part) => join('packages', each, part)))
  .filter((folder) => existsSync(folder));

/** @param {string} path */
const mayName = (path) =>
  path.startsWith(join('packages', 'messages', '/')) ||
  basename(path) === 'registry.ts' ||
  path
    .split('/')
    .slice(0, -1)
    .some((folder) => games.includes(folder));

/** The same lines without comments. @param {string} text */
const codeIn = (text) => text.replaceAll(COMMENTS, (comment) => comment.replaceAll(/[^\n]/gu, ''));

/** @param {string} path */
function complaintsAbout(path) {
  const lines = codeIn(readFileSync(path, 'utf8')).split('\n');
  return [
    ...(name.test(basename(path)) ? [`${path}: the file is named after a game`] : []),
    ...lines.flatMap((line, index) => (name.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  ];
}

const complaints = sources
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((path) => CODE.test(path) && !mayName(path))
  .flatMap(complaintsAbout);

if (complaints.length > 0) {
  console.error(`Games are named outside their folders, the registries and the messages:\n${complaints.join('\n')}`);
  process.exitCode = 1;
}
