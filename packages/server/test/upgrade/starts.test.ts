/** Which versions start with a database that others use, or have used. */
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ensureClient } from '../../src/client/client.ts';
import { openPostgres, openSqlite, type Storage } from '../../src/storage/index.ts';
import type { Steps } from '../../src/storage/migrations/steps.ts';
import { ask, newDatabase, type TestDatabase } from '../postgres/shared.ts';
import { fromSource, Program } from '../program/program.ts';
import { tableOf } from '../storage/samples.ts';
import { sqliteSite } from '../storage/sqlite-site.ts';
import { VERSIONS, type Version } from './versions.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

const KINDS = {
  sqlite: async () => {
    const site = sqliteSite();
    return {
      open: (steps: Steps, leaseClock?: () => number): Promise<Storage> =>
        openSqlite({ file: site.place, steps, ...(leaseClock && { leaseClock }) }),
      remove: () => site.remove(),
    };
  },
  postgres: async () => {
    const database = await newDatabase();
    return {
      open: (steps: Steps, leaseClock?: () => number): Promise<Storage> =>
        openPostgres({ url: database.url, steps, ...(leaseClock && { leaseClock }) }),
      remove: () => database.remove(),
    };
  },
};

describe.each(['sqlite', 'postgres'] as const)('with %s', (kind) => {
  let place: Awaited<ReturnType<(typeof KINDS)[typeof kind]>>;
  let opened: Storage[];
  let now: number;

  beforeEach(async () => {
    [place, opened, now] = [await KINDS[kind](), [], 1000];
  });

  afterEach(async () => {
    for (const storage of opened) await storage.close();
    await place.remove();
  });

  const open = async (version: Version): Promise<Storage> => {
    const storage = await place.open(VERSIONS[version], () => now);
    opened.push(storage);
    return storage;
  };

  /** They can all write, whoever has migrated. */
  const expectWriting = async (...storages: readonly Storage[]): Promise<void> => {
    for (const [at, storage] of storages.entries()) {
      await storage.tables.create(tableOf(`t${at}`));
      expect(await storage.ready()).toBe(true);
    }
  };

  test('an older version starts and goes on where the next one has only added something', async () => {
    const before = await open('current');
    const next = await open('next');
    await expectWriting(before, next, await open('current'));
  });

  test('a version that is two steps too old is refused', async () => {
    await open('after next');
    await expect(open('current')).rejects.toMatchObject({ problem: 'newer' });
    await expectWriting(await open('next'));
  });

  test.for(['breaking', 'after next'] as const)(
    '%s: a version that older ones can’t run next to waits until they are gone',
    async (version) => {
      const older = await open('current');
      await older.tables.create(tableOf('kept'));
      await expect(open(version)).rejects.toMatchObject({ problem: 'inUse' });
      await expectWriting(older);
      await older.close();
      const newer = await open(version);
      expect(await newer.tables.read('kept', 0)).toBeDefined();
    },
  );

  test('a server that was silent for too long stores nothing more', async () => {
    const silent = await open('current');
    now += 20_000;
    await open('breaking');
    await expect(silent.clock.beat(1)).rejects.toMatchObject({ problem: 'newer' });
    await expect(silent.tables.create(tableOf('late'))).rejects.toMatchObject({ problem: 'newer' });
    expect(await silent.ready()).toBe(false);
  });

  test('a server that was silent is known again, if nothing has changed', async () => {
    const [silent, other] = [await open('current'), await open('current')];
    now += 20_000;
    await other.clock.beat(1);
    await open('next');
    await silent.clock.beat(2);
    await expectWriting(silent, other);
  });
});

test('several start at once, with an empty database and with an older one', async () => {
  const database = await newDatabase();
  const { name, url } = database;
  const openAll = (versions: readonly Version[]): Promise<readonly Storage[]> =>
    Promise.all(versions.map((version) => openPostgres({ url, steps: VERSIONS[version] })));
  const first = await openAll(['current', 'current', 'current', 'current']);
  for (const each of first) await each.close();
  await ask(name, `drop table nodes; drop table compatibility; delete from kysely_migration where name like '0003%'`);
  const upgraded = await openAll(['current', 'next', 'current', 'next']);
  for (const [at, each] of upgraded.entries()) await each.tables.create(tableOf(`t${at}`));
  expect(await ask(name, 'select name from kysely_migration')).toHaveLength(4);
  expect(await ask(name, 'select step from nodes order by step')).toEqual([3, 3, 4, 4].map((step) => ({ step })));
  for (const each of upgraded) await each.close();
  await database.remove();
});

describe('the program', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    ensureClient();
    database = await newDatabase();
  });

  afterAll(() => database.remove());

  const start = (version: Version, environment: Readonly<Record<string, string>> = {}): Program =>
    new Program({ DATABASE_URL: database.url, PORT: '0', ...environment }, fromSource(MAIN, version));

  test('says in one line which version can’t start, and why', async () => {
    const running = start('current');
    await running.address;
    const early = await start('breaking').ended;
    expect(early).toMatchObject({ how: 2, said: '' });
    expect(early.complaint).toMatch(/^leadlight: Older Leadlight servers are using the database at [^\n]+\n$/);
    expect(await running.kill('SIGTERM')).toMatchObject({ how: 0, complaint: '' });
    expect(await ask(database.name, 'select * from nodes')).toEqual([]);
    const newer = start('breaking');
    await newer.address;
    const late = await start('current', { LANG: 'nl' }).ended;
    expect(late).toMatchObject({ how: 2, said: '' });
    expect(late.complaint).toMatch(
      /^leadlight: De database [^\n]+ komt van een nieuwere versie van Leadlight[^\n]+\n$/,
    );
    expect(await newer.kill('SIGTERM')).toMatchObject({ how: 0, complaint: '' });
  });
});
