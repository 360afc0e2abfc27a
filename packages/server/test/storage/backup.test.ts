/** A backup is made while the storage is in use, and restored by starting with a copy of it. */
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUp, openSqlite } from '../../src/storage/index.ts';
import { tableOf } from './samples.ts';
import { sqliteSite } from './sqlite-site.ts';
import { expectWhole, startWriting, storedBy } from './writing.ts';

let site: ReturnType<typeof sqliteSite>;

beforeEach(() => {
  site = sqliteSite();
});

afterEach(() => site.remove());

describe('a backup', () => {
  test('made while writes go on contains everything acknowledged before it began', async () => {
    const storage = await site.open();
    const writings = await startWriting(storage);
    const before = storedBy(writings);
    const into = join(site.folder, 'backup.db');
    await backUp(site.place, into);
    const after = storedBy(writings);
    for (const writing of writings) await writing.stop();
    expect(after.every((stored, i) => stored > (before[i] ?? 0))).toBe(true);

    const file = join(site.folder, 'restored.db');
    copyFileSync(into, file);
    const restored = await openSqlite({ file });
    await expectWhole(restored, before);
    await restored.close();
  });

  test('is private, replaces an earlier one, and leaves no half of a file', async () => {
    const storage = await site.open();
    await storage.tables.create(tableOf('a'));
    const into = join(site.folder, 'backup.db');
    writeFileSync(into, 'the day before');
    await backUp(site.place, into);
    expect(readFileSync(into).subarray(0, 15).toString()).toBe('SQLite format 3');
    expect(statSync(into).mode & 0o777).toBe(0o600);
    expect(readdirSync(site.folder).filter((name) => name.includes('backup'))).toEqual(['backup.db']);
  });

  test('that fails says why, and keeps the earlier one', async () => {
    const into = join(site.folder, 'backup.db');
    writeFileSync(into, 'the day before');
    await expect(backUp(site.place, into)).rejects.toMatchObject({ problem: 'unreachable' });
    expect(existsSync(site.place)).toBe(false);
    writeFileSync(site.place, 'no database, but rather long for a text in a test\n'.repeat(99));
    await expect(backUp(site.place, into)).rejects.toMatchObject({ problem: 'foreign' });
    await expect(backUp(site.place, join(site.folder, 'missing', 'x.db'))).rejects.toMatchObject({
      problem: 'unreachable',
    });
    expect(readFileSync(into, 'utf8')).toBe('the day before');
    expect(readdirSync(site.folder).toSorted()).toEqual(['backup.db', 'leadlight.db']);
  });
});
