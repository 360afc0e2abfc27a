/** The client, rebuilt whenever its sources have changed. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildOf, latestIn } from './builds.ts';
import { hashOf, type Sources } from './sources.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const BUILDER = join(import.meta.dirname, 'builder.ts');
const WEB = join(ROOT, 'packages', 'web');
const DIST = join(WEB, 'dist');

/** The packages of this repository that the client is built from. */
function packages(): readonly string[] {
  const { dependencies } = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const names = Object.keys(dependencies).flatMap((name) => /^@leadlight\/(.+)$/.exec(name)?.[1] ?? []);
  return [WEB, ...names.map((name) => join(ROOT, 'packages', name))];
}

const sources = (): Sources => ({
  root: ROOT,
  folders: [
    join(WEB, 'public'),
    join(WEB, 'build'),
    join(ROOT, 'packages', 'bots', 'hosts'),
    ...packages().map((source) => join(source, 'src')),
  ],
  files: [
    join(WEB, 'package.json'),
    join(WEB, 'index.html'),
    join(WEB, 'vite.config.ts'),
    join(ROOT, 'package-lock.json'),
  ],
});

/** The hash of the sources as they are now. */
export const currentHash = (): string => hashOf(sources(), join(DIST, 'sources'));

/** The folder of a build from the sources as they are now; undefined if there is none. */
export const upToDate = (): string | undefined => buildOf(DIST, currentHash());

/** Whether the tools for building are installed: without development packages they aren't. */
export function canBuild(): boolean {
  const paths = createRequire(join(WEB, 'package.json')).resolve.paths('vite') ?? [];
  return paths.some((path) => existsSync(join(path, 'vite')));
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
  // If the sources have changed during the build, the next start builds again.
  return build() ? (upToDate() ?? latestIn(DIST)) : undefined;
}

export function ensureClient(): string {
  const folder = prepareClient();
  if (folder === undefined) throw new Error('The client could not be built.');
  return folder;
}
