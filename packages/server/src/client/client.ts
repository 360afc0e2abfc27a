/** The client, rebuilt whenever its sources have changed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { latestIn } from './builds.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const BUILDER = join(import.meta.dirname, 'builder.ts');
const WEB = join(ROOT, 'packages', 'web');
const DIST = join(WEB, 'dist');

/** The packages of this repository that the client is built from. */
function sources(): readonly string[] {
  const { dependencies } = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const names = Object.keys(dependencies).flatMap((name) => /^@leadlight\/(.+)$/.exec(name)?.[1] ?? []);
  return [WEB, ...names.map((name) => join(ROOT, 'packages', name))];
}

const OTHERS = [join(WEB, 'public'), join(WEB, 'build'), join(ROOT, 'packages', 'bots', 'hosts')];

const changedAt = (path: string): number => statSync(path).mtimeMs;

function newestIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Math.max(changedAt(folder), ...names.map((name) => changedAt(join(folder, name))));
}

/** The folder of a build that is newer than everything that it was made from; undefined if there is none. */
export function upToDate(): string | undefined {
  const latest = latestIn(DIST);
  if (latest === undefined) return undefined;
  const files = [
    join(WEB, 'package.json'),
    join(WEB, 'index.html'),
    join(WEB, 'vite.config.ts'),
    join(ROOT, 'package-lock.json'),
  ];
  const folders = [...OTHERS, ...sources().map((source) => join(source, 'src'))];
  const changed = Math.max(...files.map(changedAt), ...folders.map(newestIn));
  return changed < latest.begun ? latest.folder : undefined;
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
  const folder = upToDate();
  if (folder !== undefined) return folder;
  building();
  return build() ? latestIn(DIST)?.folder : undefined;
}

export function ensureClient(): string {
  const folder = prepareClient();
  if (folder === undefined) throw new Error('The client could not be built.');
  return folder;
}
