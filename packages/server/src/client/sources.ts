/** What the client is built from, known by its content: a copy of the files is as good as the files. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Everything that a build depends on, in the same order everywhere. */
export interface Sources {
  readonly root: string;
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const allOf = ({ folders, files }: Sources): readonly string[] => [...folders.flatMap(filesIn), ...files].toSorted();

function digestOf({ root }: Sources, files: readonly string[], describe: (file: string) => string | Buffer): string {
  const digest = createHash('sha256');
  for (const file of files) digest.update(`\0${relative(root, file)}\0`).update(describe(file));
  return digest.digest('hex').slice(0, 32);
}

function datesOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

/** The text of a file; empty if it can't be read. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Whoever can't write here, in a checkout of another user, reads all sources at every start. */
function remember(note: string, text: string): void {
  try {
    writeFileSync(note, text);
  } catch {
    // It only saves time.
  }
}

/**
 * The hash of all sources. Reading a thousand files takes a while, so `note` remembers the sizes and dates of those that
 * were read last, together with their hash.
 */
export function hashOf(sources: Sources, note: string): string {
  const files = allOf(sources);
  // Before the files are read: one that changes meanwhile has another date the next time.
  const dates = digestOf(sources, files, datesOf);
  const [known, hash = ''] = textOf(note).split(' ');
  if (known === dates) return hash;
  const read = digestOf(sources, files, (file) => readFileSync(file));
  remember(note, `${dates} ${read}`);
  return read;
}
