import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../src/root.ts';

type Locked = {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly license?: string;
};

const PERMISSIVE = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
]);

/** Assembled here, so that this file does not match itself. */
const UNWANTED = [
  ['..', 'shared'].join('/'),
  ['', 'work', 'shared'].join('/'),
  ['registry', 'npmjs'].join('.'),
  ['registry', 'yarnpkg'].join('.'),
];

const lockedPackages = (): [string, Locked][] => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(lock.packages);
};

const trackedFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(ROOT, name)));

describe('package-lock.json', () => {
  test('contains no download addresses', () => {
    const addresses = lockedPackages().filter(([, { resolved }]) => resolved?.includes('://'));
    expect(addresses).toEqual([]);
  });

  test('brings users of our packages only permissively licensed dependencies', () => {
    const production = lockedPackages().filter(([path, { dev }]) => path.startsWith('node_modules/') && dev !== true);
    const strict = production.filter(([, { link, license }]) => link !== true && !PERMISSIVE.has(license ?? 'unknown'));
    expect(production.length).toBeGreaterThan(0);
    expect(strict).toEqual([]);
  });
});

describe('the files of the repository', () => {
  test('mention no folder outside it and no registry', () => {
    const mentions = trackedFiles().filter((name) => {
      const text = readFileSync(join(ROOT, name), 'utf8');
      return UNWANTED.some((unwanted) => text.includes(unwanted));
    });
    expect(mentions).toEqual([]);
  });
});
