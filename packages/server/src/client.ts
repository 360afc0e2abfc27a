/** The client, built when what it is made of has changed since the last time. */
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFolder } from './compress.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const WEB = join(ROOT, 'packages', 'web');
const DIST = join(WEB, 'dist');
const STAMP = join(DIST, '.built');

const SOURCES = ['web', 'bots', 'core', 'messages', 'sagrada', 'sintra', 'table'].map((name) =>
  join(ROOT, 'packages', name),
);

const changedAt = (path: string): number => statSync(path).mtimeMs;

function newestIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Math.max(changedAt(folder), ...names.map((name) => changedAt(join(folder, name))));
}

function isBuilt(): boolean {
  if (!existsSync(STAMP)) return false;
  const files = [join(WEB, 'index.html'), join(WEB, 'vite.config.ts'), join(ROOT, 'package-lock.json')];
  const folders = [join(WEB, 'public'), ...SOURCES.map((source) => join(source, 'src'))];
  return Math.max(...files.map(changedAt), ...folders.map(newestIn)) < changedAt(STAMP);
}

/** Returns the folder to serve. `building` is told when that takes a while. */
export async function ensureClient(building: () => void = () => undefined): Promise<string> {
  if (isBuilt()) return DIST;
  building();
  await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'error' });
  compressFolder(DIST);
  writeFileSync(STAMP, '');
  return DIST;
}
