/** Point-in-time recovery, with the settings that docs/hosting.md gives to hosts. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openPostgres, type Storage } from '../../src/storage/index.ts';
import { blocksUnder, replaced } from '../hosting/page.ts';
import { afterOf, tableOf } from '../storage/samples.ts';
import { giveAway, PostgresServer } from './server.ts';

const TABLE = 'T';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-recovery-'));
let server: PostgresServer | undefined;

afterAll(async () => {
  await server?.remove();
  rmSync(folder, { recursive: true });
});

async function answer(url: string, expression: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ answer: string }>(`select (${expression})::text as answer`);
  await client.end();
  return rows[0]?.answer ?? '';
}

async function play(storage: Storage, from: number, moves: readonly string[]): Promise<void> {
  for (const [i, move] of moves.entries())
    expect(await storage.tables.append(TABLE, from + i, [move], afterOf(TABLE))).toBe(true);
}

test('the database returns to a moment between two moves, after its disk is lost', async () => {
  chmodSync(folder, 0o777);
  const [archive, base] = [join(folder, 'archive'), join(folder, 'base')];
  mkdirSync(archive);
  await giveAway(archive);
  const [archiving = '', recovering = ''] = blocksUnder('Point-in-time recovery', 'ini');
  const settings = replaced(archiving, { '/media/archive': archive });
  server = await PostgresServer.create(join(folder, 'server'), { settings });
  const url = server.url();

  const before = await openPostgres({ url });
  await before.tables.create(tableOf(TABLE, { entries: ['0'] }));
  await server.copyTo(base);
  await play(before, 1, ['1', '2']);
  const moment = await answer(url, 'clock_timestamp()');
  await play(before, 3, ['3', '4']);
  await before.close();

  await server.stop('fast');
  server.replaceBy(base);
  server.configure(replaced(recovering, { '/media/archive': archive, '2026-11-18 20:15:00+00': moment }));
  await server.start();
  await expect.poll(() => answer(url, 'pg_is_in_recovery()')).toBe('false');
  const after = await openPostgres({ url });
  expect((await after.tables.read(TABLE, 0))?.entries).toEqual(['0', '1', '2']);
  await play(after, 3, ['another 3']);
  await after.close();
});
