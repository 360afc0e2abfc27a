/** The client, built when what it is made of has changed since the last time. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './compress.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const WEB = join(ROOT, 'packages', 'web');
const DIST = join(WEB, 'dist');
const STAMP = join(DIST, '.built');

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

function isBuilt(): boolean {
  if (!existsSync(STAMP)) return false;
  const files = [join(WEB, 'index.html'), join(WEB, 'vite.config.ts'), join(ROOT, 'package-lock.json')];
  const folders = [...OTHERS, ...SOURCES.map((source) => join(source, 'src'))];
  return Math.max(...files.map(changedAt), ...folders.map(newestIn)) < changedAt(STAMP);
}

/** In a process of its own, whose environment says that it is for real: tests run in another one. */
function build(): void {
  const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')));
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: WEB, env, stdio: 'inherit' });
}

/** Returns the folder to serve. `building` is told when that takes a while. */
export function ensureClient(building: () => void = () => undefined): string {
  if (isBuilt()) return DIST;
  building();
  alone(() => {
    if (isBuilt()) return;
    const begun = new Date();
    build();
    compressFolder(DIST);
    writeFileSync(STAMP, '');
    // What changed while it was being built is newer than the build.
    utimesSync(STAMP, begun, begun);
  });
  return DIST;
}

/** A folder is made by one process only; whoever comes second waits until it is gone. */
const LOCK = join(WEB, '.building');
const PATIENCE_MS = 120_000;

function alone(work: () => void): void {
  while (!tryLock()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  try {
    work();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

/** What a process left behind that was killed is no lock. */
function tryLock(): boolean {
  if (existsSync(LOCK) && Date.now() - changedAt(LOCK) > PATIENCE_MS) rmSync(LOCK, { recursive: true, force: true });
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    return false;
  }
}
