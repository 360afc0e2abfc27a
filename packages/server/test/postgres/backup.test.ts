/** A backup with PostgreSQL's own tools, as docs/hosting.md describes it, made while the storage is in use. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPostgres } from '../../src/storage/index.ts';
import { expectWhole, startWriting, storedBy } from '../storage/writing.ts';
import { runProgram } from './server.ts';
import { newDatabase } from './shared.ts';

test('a dump made while writes go on contains everything acknowledged before it began', async () => {
  const [database, empty] = [await newDatabase(), await newDatabase()];
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-dump-'));
  const file = join(folder, 'leadlight.dump');
  const storage = await openPostgres({ url: database.url });
  const writings = await startWriting(storage);
  const before = storedBy(writings);
  await runProgram('pg_dump', '--format=custom', `--file=${file}`, `--dbname=${database.url}`);
  const after = storedBy(writings);
  for (const writing of writings) await writing.stop();
  expect(after.every((stored, i) => stored > (before[i] ?? 0))).toBe(true);
  await storage.close();

  await runProgram('pg_restore', `--dbname=${empty.url}`, file);
  const restored = await openPostgres({ url: empty.url });
  await expectWhole(restored, before);
  await restored.close();
  rmSync(folder, { recursive: true });
  for (const each of [database, empty]) await each.remove();
});
