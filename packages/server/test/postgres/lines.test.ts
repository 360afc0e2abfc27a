/** The database restarts, and lines to it are cut or fall silent: writes fail for a while, and nothing is lost. */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres, type Storage } from '../../src/storage/index.ts';
import { settingsForService } from '../../src/storage/postgres/settings.ts';
import { afterOf, tableOf } from '../storage/samples.ts';
import { Line } from './line.ts';
import { PostgresServer } from './server.ts';
import { ask, newDatabase, type TestDatabase } from './shared.ts';

/** Short, because tests wait for it; long enough for any statement on a busy machine. */
const PATIENCE = 2000;

const bodiesOf = async (storage: Storage, id: string): Promise<readonly string[]> =>
  (await storage.tables.read(id, 1))?.entries ?? [];

/** Tries again until the database takes it, as players do. A try whose answer was lost may have been stored. */
async function insist(storage: Storage, id: string, body: string): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    const bodies = await bodiesOf(storage, id);
    if (bodies.includes(body)) return true;
    return storage.tables.append(id, bodies.length + 1, [body], afterOf(id));
  };
  await expect.poll(() => isThere().catch(() => false), { interval: 50 }).toBe(true);
}

test('a storage goes on by itself when the database is back from a crash', async () => {
  const server = await PostgresServer.create(join(tmpdir(), `leadlight-restart-${randomUUID()}`), { isDurable: true });
  const storage = await openPostgres({ url: server.url() });
  await storage.tables.create(tableOf('a'));
  await insist(storage, 'a', 'before');
  await server.stop('immediate');
  await expect(storage.tables.append('a', 2, ['lost'], afterOf('a'))).rejects.toMatchObject({ problem: 'unreachable' });
  await expect(storage.tables.read('a', 0)).rejects.toMatchObject({ problem: 'unreachable' });
  expect(await storage.ready()).toBe(false);
  await server.start();
  await insist(storage, 'a', 'after');
  expect(await storage.ready()).toBe(true);
  expect(await bodiesOf(storage, 'a')).toEqual(['before', 'after']);
  await storage.close();
  await server.remove();
});

test('a storage goes on when a newer version adds a column', async () => {
  const database = await newDatabase();
  const storage = await openPostgres({ url: database.url });
  await storage.tables.create(tableOf('a'));
  const listAndAppend = async (from: number): Promise<boolean> => {
    const cards = await storage.tables.list({ kind: 'running', limit: 9 });
    return cards.length === 1 && storage.tables.append('a', from, ['x'], afterOf('a'));
  };
  // Often enough for every statement to be prepared.
  for (const from of [1, 2, 3, 4, 5]) expect(await listAndAppend(from)).toBe(true);
  await ask(database.name, 'alter table cards add column later text; alter table entries add column later text');
  for (const from of [6, 7]) expect(await listAndAppend(from)).toBe(true);
  await storage.close();
  await database.remove();
});

describe('over a bad line', () => {
  let database: TestDatabase;
  let line: Line;
  let storage: Storage;

  beforeAll(async () => {
    database = await newDatabase();
    line = await Line.open(database.url);
    storage = await openPostgres({ url: line.url, patience: PATIENCE });
    for (const id of ['cut', 'silent', 'stuck']) await storage.tables.create(tableOf(id));
  });

  afterAll(async () => {
    await storage.close();
    await line.close();
    await database.remove();
  });

  test('that is cut again and again, nothing is lost or stored twice', async () => {
    const cutting = setInterval(() => line.cut(), 40);
    const bodies = Array.from({ length: 30 }, (_, i) => `${i}`);
    for (const body of bodies) await insist(storage, 'cut', body);
    clearInterval(cutting);
    // The last cut may be noticed only now.
    await expect.poll(() => bodiesOf(storage, 'cut').catch(() => [])).toEqual(bodies);
  });

  test('that falls silent, writes fail, and go on over a new one', async () => {
    await insist(storage, 'silent', 'before');
    line.silence();
    await expect(storage.tables.append('silent', 2, ['silent'], afterOf('silent'))).rejects.toMatchObject({
      problem: 'unreachable',
    });
    line.endSilence();
    await insist(storage, 'silent', 'after');
    expect((await bodiesOf(storage, 'silent')).filter((body) => body !== 'silent')).toEqual(['before', 'after']);
  });

  test('another node hangs in the middle of a transaction, and loses the race', async () => {
    const other = new Client({ connectionString: database.url });
    other.on('error', () => undefined);
    await other.connect();
    await other.query(settingsForService(PATIENCE));
    await other.query('begin');
    await other.query(`insert into entries (table_id, number, body) values ('stuck', 1, 'never')`);
    await insist(storage, 'stuck', 'won');
    expect(await bodiesOf(storage, 'stuck')).toEqual(['won']);
    await expect(other.query('commit')).rejects.toBeInstanceOf(Error);
    await other.end().catch(() => undefined);
  });
});
