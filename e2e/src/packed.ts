import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAMS, ROOT } from './root.ts';

const PACKED = ['core', 'sintra', 'sagrada'] as const;

const npm = (cwd: string, ...args: readonly string[]): void => {
  execFileSync('npm', [...args, '--loglevel=error', '--no-audit', '--no-fund'], { cwd, stdio: ['ignore', 'pipe', 2] });
};

const packInto = (folder: string): readonly string[] => {
  npm(ROOT, 'pack', ...PACKED.map((name) => `--workspace=@leadlight/${name}`), `--pack-destination=${folder}`);
  return readdirSync(folder).filter((name) => name.endsWith('.tgz'));
};

/** An empty project into which the packages were installed from their tarballs, with `play.ts` in it. */
export const packedProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-packed-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  const tarballs = packInto(folder).map((name) => `./${name}`);
  npm(folder, 'install', ...tarballs, '--prefer-offline', '--no-package-lock');
  copyFileSync(join(ROOT, 'e2e', 'src', 'play.ts'), join(folder, 'play.ts'));
  return folder;
};

/** Compiles `play.ts` as the project's owner would: by the packages' declarations, which are checked too. */
export const compile = (project: string, ...options: readonly string[]): string => {
  const strict = ['--strict', '--target', 'es2024', '--types', '', '--skipLibCheck', 'false', '--pretty', 'false'];
  try {
    return execFileSync(join(PROGRAMS, 'tsc'), ['play.ts', ...strict, ...options], { cwd: project, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
};
