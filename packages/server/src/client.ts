/** The client, rebuilt whenever its sources have changed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const BUILDER = join(import.meta.dirname, 'builder.ts');
const WEB = join(ROOT, 'packages', 'web');
const DIST = join(WEB, 'dist');

/** A file whose date is the start of the build. */
export const STAMP = join(DIST, '.built');

const SOURCES = ['web', 'bots', 'core', 'messages', 'sagrada', 'sintra', 'table'].map((name) =>
  join(ROOT, 'packages', name),
);

const OTHERS = [join(WEB, 'public'), join(WEB, 'build'), join(ROOT, 'packages', 'bots', 'hosts')];

const changedAt = (path: string): number => statSync(path).mtimeMs;

function newestIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Math.max(changedAt(folder), ...names.map((name) => changedAt(join(folder, name))));
}

export function isBuilt(): boolean {
  if (!existsSync(STAMP)) return false;
  const files = [join(WEB, 'index.html'), join(WEB, 'vite.config.ts'), join(ROOT, 'package-lock.json')];
  const folders = [...OTHERS, ...SOURCES.map((source) => join(source, 'src'))];
  return Math.max(...files.map(changedAt), ...folders.map(newestIn)) < changedAt(STAMP);
}

/**
 * Builds in a separate process, which holds the lock for as long as it builds, and whose environment is that of
 * production even during tests.
 */
function build(): boolean {
  const env = { ...process.env, NODE_ENV: 'production' };
  return spawnSync(process.execPath, ['--conditions=source', BUILDER, WEB], { env, stdio: 'inherit' }).status === 0;
}

/**
 * Returns the folder to serve, or undefined if the client could not be built; standard error says why. `building` is
 * called if a build is needed, because it takes a while.
 */
export function prepareClient(building: () => void = () => undefined): string | undefined {
  if (isBuilt()) return DIST;
  building();
  return build() ? DIST : undefined;
}

export function ensureClient(): string {
  const folder = prepareClient();
  if (folder === undefined) throw new Error('The client could not be built.');
  return folder;
}
