import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const BUILDER = fileURLToPath(new URL('../../src/client/builder.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'leadlight-builder-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.for([
  ['en', 'The app has to be built first, but'],
  ['pl', 'Trzeba zbudować aplikację, ale'],
])('an unwritable folder is reported in one line, in %s', ([lang, words]) => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=source', BUILDER, file], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LANG: `${lang}.UTF-8` },
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^leadlight: [^\n]*\(ENOTDIR\)[^\n]*\n$/);
  expect(stderr).toContain(words);
  expect(stderr).toContain(file);
});
