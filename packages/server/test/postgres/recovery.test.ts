/** Point-in-time recovery, with the settings that docs/hosting.md gives to hosts. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openPostgres, type Storage } from '../../src/storage/index.ts';
import { blocksUnder, replaced } from '../hosting/page.ts';
import { afterOf, tableOf } from '../storage/samples.ts';
import { giveAway, PostgresServer } from './server.ts';

const TABLE = 'T';

async function timeOf(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ time: string }>('select clock_timestamp()::text as time');
  await client.end();
  return rows[0]?.time ?? '';
}

async function play(storage: Storage, from: number, moves: readonly string[]): Promise<void> {
  for (const [i, move] of moves.entries())
    expect(await storage.tables.append(TABLE, from + i, [move], afterOf(TABLE))).toBe(true);
}

test('the database returns to a moment between two moves, after its disk is lost', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-recovery-'));
  chmodSync(folder, 0o777);
  const [archive, base] = [join(folder, 'archive'), join(folder, 'base')];
  mkdirSync(archive);
  await giveAway(archive);
  const [archiving = '', recovering = ''] = blocksUnder('Point-in-time recovery', 'ini');
  const settings = replaced(archiving, { '/media/archive': archive });
  const server = await PostgresServer.create(join(folder, 'server'), { settings });

  const before = await openPostgres({ url: server.url() });
  await before.tables.create(tableOf(TABLE, { entries: ['0'] }));
  await server.copyTo(base);
  await play(before, 1, ['1', '2']);
  const moment = await timeOf(server.url());
  await play(before, 3, ['3', '4']);
  await before.close();

  await server.stop('fast');
  server.replaceBy(base);
  server.configure(replaced(recovering, { '/media/archive': archive, '2026-11-18 20:15:00+00': moment }));
  await server.start();
  const after = await openPostgres({ url: server.url() });
  expect((await after.tables.read(TABLE, 0))?.entries).toEqual(['0', '1', '2']);
  await play(after, 3, ['another 3']);
  await after.close();
  await server.remove();
  rmSync(folder, { recursive: true });
});
