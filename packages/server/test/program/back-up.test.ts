/** Backups that can't be made. Those that can are in faults/backups.test.ts. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MAIN = join(import.meta.dirname, '..', '..', 'src', 'main.ts');

const backUp = (data: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, ['--conditions=source', MAIN, 'backup', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA: data, LANG: 'en' },
  });

test.for([
  ['a folder', folder, 'EISDIR'],
  ['a file in a folder that isn’t there', join(folder, 'nowhere', 'backup.db'), 'ENOENT'],
])('a backup into %s is refused, with the name that is wrong', ([, into = '', code]) => {
  writeFileSync(join(folder, 'leadlight.db'), '');
  const { status, stderr } = backUp(folder, into);
  expect([status, stderr]).toEqual([
    2,
    `leadlight: The backup can’t be written to “${into}” (${code}). Check the path and its permissions.\n`,
  ]);
});

test('a file that is no database is not backed up', () => {
  const data = mkdtempSync(join(folder, 'foreign-'));
  writeFileSync(join(data, 'leadlight.db'), 'This is a letter to somebody else.'.repeat(100));
  const { status, stderr } = backUp(data, join(folder, 'copy.db'));
  expect(status).toBe(2);
  expect(stderr).toMatch(/^leadlight: “.*leadlight\.db” isn’t a Leadlight database\..*\n$/);
});

test.for([
  [[], /^leadlight: Name the file .*\n$/],
  [[join(folder, 'nowhere', 'backup.db')], /^leadlight: “.*” can’t be opened\..*\n$/],
] as const)('a backup that can’t be made is refused in one line', ([args, words]) => {
  const { status, stderr } = backUp(join(folder, 'nothing'), ...args);
  expect(status).toBe(2);
  expect(stderr).toMatch(words);
});
