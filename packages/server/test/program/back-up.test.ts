/** Backups that can't be made. Those that can are in faults/backups.test.ts. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { refusedBackup } from './refusing.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MAIN = join(import.meta.dirname, '..', '..', 'src', 'main.ts');

/** In a process of its own. */
const backUp = (data: string, into: string) =>
  spawnSync(process.execPath, ['--conditions=source', MAIN, 'backup', into], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA: data, LANG: 'en' },
  });

const notWritten = (into: string, code: string): string =>
  `The backup can’t be written to “${into}” (${code}). Check the path and its permissions.`;

test('a backup into a folder is refused, with the name that is wrong', () => {
  writeFileSync(join(folder, 'leadlight.db'), '');
  const { status, stderr } = backUp(folder, folder);
  expect([status, stderr]).toEqual([2, `leadlight: ${notWritten(folder, 'EISDIR')}\n`]);
});

test('a backup into a file in a folder that isn’t there is refused, with the name that is wrong', async () => {
  writeFileSync(join(folder, 'leadlight.db'), '');
  const into = join(folder, 'nowhere', 'backup.db');
  expect(await refusedBackup(into, { DATA: folder, LANG: 'en' })).toEqual([notWritten(into, 'ENOENT')]);
});

test('a file that is no database is not backed up', async () => {
  const data = mkdtempSync(join(folder, 'foreign-'));
  writeFileSync(join(data, 'leadlight.db'), 'This is a letter to somebody else.'.repeat(100));
  const complaints = await refusedBackup(join(folder, 'copy.db'), { DATA: data, LANG: 'en' });
  expect(complaints).toEqual([expect.stringMatching(/^“.*leadlight\.db” isn’t a Leadlight database\..*$/)]);
});

test.for([
  [undefined, /^Name the file .*$/],
  [join(folder, 'nowhere', 'backup.db'), /^“.*” can’t be opened\..*$/],
] as const)('a backup that can’t be made is refused in one line', async ([into, words]) => {
  const complaints = await refusedBackup(into, { DATA: join(folder, 'nothing'), LANG: 'en' });
  expect(complaints).toEqual([expect.stringMatching(words)]);
});
