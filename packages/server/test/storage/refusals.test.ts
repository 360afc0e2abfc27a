/** Files that can't be used: one clear error each, and nothing is changed. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inspect } from 'node:util';
import { LOCALES, textsFor } from '@leadlight/messages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite, STORAGE_PROBLEMS, StorageError, type StorageProblem } from '../../src/storage/index.ts';
import { aboutFile } from '../../src/program/complaints.ts';
import { openFile } from '../../src/storage/sqlite/file.ts';
import { tableOf } from './samples.ts';
import { sqliteSite } from './sqlite-site.ts';

const UNPRIVILEGED = join(import.meta.dirname, 'unprivileged.ts');

let site: ReturnType<typeof sqliteSite>;

beforeEach(() => {
  site = sqliteSite();
});

afterEach(() => site.remove());

/** The problem of a file that is refused; its content stays as it is. */
async function problemOf(file: string): Promise<StorageProblem | undefined> {
  const before = readFileSync(file);
  const error: unknown = await openSqlite({ file }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(readFileSync(file).equals(before)).toBe(true);
  return error instanceof StorageError ? error.problem : undefined;
}

function withDatabase(file: string, ...commands: readonly string[]): void {
  const database = new DatabaseSync(file);
  for (const command of commands) database.exec(command);
  database.close();
}

async function filled(): Promise<string> {
  const storage = await site.open();
  for (let i = 0; i < 50; i++) await storage.tables.create(tableOf(`t${i}`, { entries: ['x'.repeat(1000)] }));
  await storage.close();
  return site.place;
}

describe('the storage refuses', () => {
  test('a file that is no database', async () => {
    writeFileSync(site.place, 'Dear diary, today we played until midnight.\n'.repeat(100));
    expect(await problemOf(site.place)).toBe('foreign');
  });

  test('the database of another program', async () => {
    withDatabase(site.place, 'create table notes (text)');
    expect(await problemOf(site.place)).toBe('foreign');
    const marked = join(site.folder, 'marked.db');
    withDatabase(marked, 'pragma application_id = 7');
    expect(await problemOf(marked)).toBe('foreign');
  });

  test('a newer schema', async () => {
    withDatabase(
      await filled(),
      `insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`,
      'update compatibility set since = 9999',
    );
    expect(await problemOf(site.place)).toBe('newer');
  });

  test('a damaged file', async () => {
    const content = readFileSync(await filled());
    writeFileSync(site.place, content.fill(0x5a, 100, 4096));
    expect(await problemOf(site.place)).toBe('damaged');
  });

  test('a folder in place of the file', async () => {
    mkdirSync(site.place);
    await expect(openSqlite({ file: site.place })).rejects.toMatchObject({ problem: 'unreachable' });
    writeFileSync(join(site.folder, 'file'), '');
    await expect(openSqlite({ file: join(site.folder, 'file', 'x.db') })).rejects.toMatchObject({
      problem: 'unreachable',
    });
  });

  test('a file that another process keeps locked', async () => {
    const other = new DatabaseSync(await filled());
    other.exec('begin exclusive');
    await expect(openSqlite({ file: site.place, patience: 100 })).rejects.toMatchObject({ problem: 'busy' });
    other.close();
  });

  test.for([
    ['file', 0o444, 0o777],
    ['folder', 0o666, 0o555],
  ])('a %s that it may not write', async ([, ofFile = 0, ofFolder = 0]) => {
    chmodSync(await filled(), ofFile);
    chmodSync(site.folder, ofFolder);
    const { stdout, stderr } = spawnSync(process.execPath, ['--conditions=source', UNPRIVILEGED, site.place], {
      encoding: 'utf8',
    });
    chmodSync(site.folder, 0o700);
    expect([stdout, stderr]).toEqual(['readOnly', '']);
  });
});

describe('the database', () => {
  test('waits for the disk at every commit, and keeps what belongs together', async () => {
    const database = await openFile({ file: site.place });
    const valueOf = (name: string): unknown => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];
    expect(['journal_mode', 'synchronous', 'foreign_keys'].map(valueOf)).toEqual(['wal', 2, 1]);
    database.close();
  });

  test('is for its user only, in a folder that is made for it', async () => {
    const file = join(site.folder, 'data', 'deep', 'leadlight.db');
    const storage = await openSqlite({ file });
    for (const each of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(each).mode & 0o777).toBe(0o600);
    await storage.close();
  });

  test('names no stored value in its errors', async () => {
    const storage = await site.open({ isNearlyFull: true });
    const secret = 'secret'.repeat(100_000);
    const error: unknown = await storage.tables
      .create(tableOf('a', { seed: secret }))
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StorageError);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('secret');
  });
});

describe('every problem', () => {
  test.for(LOCALES)('has a sentence with the place of the data: %s', (locale) => {
    const words = textsFor(locale).server;
    for (const problem of STORAGE_PROBLEMS) {
      const error = new StorageError(problem, 'reason');
      expect(aboutFile(error, '/data/x.db', words)).toContain('/data/x.db');
      expect(words.database[problem]('postgres://host/x', 'reason')).toContain('postgres://host/x');
    }
  });
});
