/** npm run release: tarballs in `build/packages`, with addresses from MAINTAINERS.md, each checked with publint and arethetypeswrong. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/index.mjs';
import { addressesIn, withAddresses } from './addresses.ts';

/** In the order of publishing: each needs only those before it. */
const PACKAGES = ['core', 'sintra', 'sagrada', 'bots', 'messages'];

const FOLDER = join(ROOT, 'build', 'packages');

const addresses = addressesIn(readFileSync(join(ROOT, 'MAINTAINERS.md'), 'utf8'));

/** Packs with the addresses in its package.json, which is then as before. */
function pack(name: string): string {
  const file = join(ROOT, 'packages', name, 'package.json');
  const before = readFileSync(file, 'utf8');
  if (addresses !== undefined) writeFileSync(file, withAddresses(before, name, addresses));
  try {
    const args = ['pack', '--json', `--workspace=@leadlight/${name}`, `--pack-destination=${FOLDER}`];
    const packed = JSON.parse(execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8' })) as { filename: string }[];
    return join(FOLDER, packed[0]?.filename.replace('@', '').replace('/', '-') ?? '');
  } finally {
    writeFileSync(file, before);
  }
}

const run = (program: string, ...args: readonly string[]): void => {
  execFileSync(join(ROOT, 'node_modules', '.bin', program), args, { stdio: ['ignore', 'ignore', 'inherit'] });
};

/** Are all files there that package.json names, and do all importers find types that fit the code? */
function check(tarball: string): void {
  run('publint', 'run', tarball, '--strict');
  run('attw', tarball, '--profile', 'esm-only');
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const name of PACKAGES) {
  const tarball = pack(name);
  check(tarball);
  console.log(tarball);
}
if (addresses === undefined) {
  console.error('MAINTAINERS.md names no repository yet: these packages are for trying out, not for publishing.');
  process.exitCode = 1;
}
