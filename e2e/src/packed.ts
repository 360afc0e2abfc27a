import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PROGRAMS, ROOT } from './root.ts';

export const PACKED = ['core', 'sintra', 'sagrada', 'bots'] as const;

/** The code of a project's owner: a program that plays, and a page with workers that think. */
const WRITTEN = [
  'src/play.ts',
  'fixtures/worker/page.ts',
  'fixtures/worker/worker.ts',
  'fixtures/worker/broken-worker.ts',
];

const npm = (cwd: string, ...args: readonly string[]): void => {
  execFileSync('npm', [...args, '--loglevel=error', '--no-audit', '--no-fund'], { cwd, stdio: ['ignore', 'pipe', 2] });
};

const packInto = (folder: string): readonly string[] => {
  npm(ROOT, 'pack', ...PACKED.map((name) => `--workspace=@leadlight/${name}`), `--pack-destination=${folder}`);
  return readdirSync(folder).filter((name) => name.endsWith('.tgz'));
};

/** An empty project with the packages installed from their tarballs, and code that uses them. */
export const packedProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-packed-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  const tarballs = packInto(folder).map((name) => `./${name}`);
  npm(folder, 'install', ...tarballs, '--prefer-offline', '--no-package-lock');
  for (const file of WRITTEN) copyFileSync(join(ROOT, 'e2e', file), join(folder, basename(file)));
  return folder;
};

/** Compiles the files as the project's owner would: against the packages' declarations, which are checked too. */
export const compile = (project: string, files: readonly string[], ...options: readonly string[]): string => {
  const strict = ['--strict', '--target', 'es2024', '--types', '', '--skipLibCheck', 'false', '--pretty', 'false'];
  try {
    return execFileSync(join(PROGRAMS, 'tsc'), [...files, ...strict, ...options], { cwd: project, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
};
