import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf } from '../../src/client/sources.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leadlight-sources-'));
  for (const name of ['here/src/deep', 'here/dist']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'here/src/deep/main.ts'), 'play();');
  writeFileSync(join(folder, 'here/package.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const hashIn = (place: string, note = join(folder, place, 'dist', 'sources')): string => {
  const root = join(folder, place);
  return hashOf({ root, folders: [join(root, 'src')], files: [join(root, 'package.json')] }, note);
};

const write = (text: string): void => writeFileSync(join(folder, 'here/src/deep/main.ts'), text);

test('a copy with other dates has the same hash', () => {
  const hash = hashIn('here');
  cpSync(join(folder, 'here'), join(folder, 'there'), { recursive: true });
  utimesSync(join(folder, 'there/src/deep/main.ts'), 1, 1);
  expect(hashIn('there')).toBe(hash);
});

test('a change of content, of a name or of the files changes the hash', () => {
  const hashes = [hashIn('here')];
  write('play(1);');
  hashes.push(hashIn('here'));
  writeFileSync(join(folder, 'here/src/more.ts'), '');
  hashes.push(hashIn('here'));
  rmSync(join(folder, 'here/src/more.ts'));
  writeFileSync(join(folder, 'here/src/other.ts'), '');
  hashes.push(hashIn('here'));
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('files with the dates and sizes that are remembered are not read again', () => {
  const file = join(folder, 'here/src/deep/main.ts');
  utimesSync(file, 1, 1);
  const hash = hashIn('here');
  write('stay();');
  utimesSync(file, 1, 1);
  expect(hashIn('here')).toBe(hash);
  rmSync(join(folder, 'here/dist/sources'));
  expect(hashIn('here')).not.toBe(hash);
});

test('where nothing can be remembered, everything is read', () => {
  const nowhere = join(folder, 'nowhere', 'sources');
  expect(hashIn('here', nowhere)).toBe(hashIn('here'));
  expect(readFileSync(join(folder, 'here/dist/sources'), 'utf8')).toContain(hashIn('here'));
});
