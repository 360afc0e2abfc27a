/** Databases that can't be used: one clear error each, without the password, and nothing is changed. */
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres, publicAddress, StorageError } from '../../src/storage/index.ts';
import { tableOf } from '../storage/samples.ts';
import { freePort, PASSWORD } from './server.ts';
import { ask, newDatabase, type TestDatabase } from './shared.ts';

let database: TestDatabase;

beforeAll(async () => void (database = await newDatabase()));
afterAll(() => database.remove());

/** Why the database at this address is refused. */
async function errorAt(url: string): Promise<StorageError> {
  const error: unknown = await openPostgres({ url }).then(
    (storage) => storage.close(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StorageError);
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(PASSWORD);
  return error as StorageError;
}

const problemAt = async (url: string): Promise<string> => (await errorAt(url)).problem;

describe('the storage refuses', () => {
  test('a user or a password that is wrong', async () => {
    expect(await problemAt(database.url.replace(PASSWORD, 'guess'))).toBe('denied');
    expect(await problemAt(database.url.replace('leadlight:', 'nobody:'))).toBe('denied');
  });

  test('a database that does not exist', async () => {
    expect(await problemAt(database.url.replace(database.name, 'nowhere'))).toBe('missing');
  });

  test('a server that does not answer', async () => {
    expect(await problemAt(database.url.replace(/:\d+\//, `:${await freePort()}/`))).toBe('unreachable');
    expect(await problemAt(`postgres://me:${PASSWORD}@no.such.host.invalid/x`)).toBe('unreachable');
  });

  test('an address that makes no sense', async () => {
    expect(await problemAt(`postgres://me:${PASSWORD}@db:port/x`)).toBe('unreachable');
  });

  test('the database of another program', async () => {
    const foreign = await newDatabase();
    await ask(foreign.name, 'create table notes (text text)');
    expect(await problemAt(foreign.url)).toBe('foreign');
    expect(await ask(foreign.name, `select tablename from pg_tables where schemaname = 'public'`)).toHaveLength(1);
    await foreign.remove();
  });

  test('a newer schema', async () => {
    const newer = await newDatabase();
    await (await openPostgres({ url: newer.url })).close();
    await ask(newer.name, `insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`);
    await ask(newer.name, 'update compatibility set since = 9999');
    expect(await problemAt(newer.url)).toBe('newer');
    await newer.remove();
  });

  test('a user who may not write', async () => {
    const guarded = await newDatabase();
    await ask(guarded.name, `create role reader login password '${PASSWORD}'`);
    expect(await problemAt(guarded.url.replace('leadlight:', 'reader:'))).toBe('readOnly');
    await guarded.remove();
    await ask('postgres', 'drop role reader');
  });
});

test('errors name no stored value', async () => {
  const storage = await openPostgres({ url: database.url });
  await ask(database.name, `alter table tables add constraint never check (seed not like '%secret%')`);
  const error: unknown = await storage.tables
    .create(tableOf('a', { seed: 'a secret seed' }))
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StorageError);
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('secret');
  await storage.close();
});

test.for([
  ['postgres://me:secret@db.example.org:5432/leadlight', 'postgres://db.example.org:5432/leadlight'],
  ['postgresql://db/leadlight?password=secret', 'postgresql://db/leadlight'],
  ['postgres://me:se@cret/?#@db/leadlight', 'postgres://db/leadlight'],
  ['postgres://%2Frun%2Fpostgresql/leadlight?user=me', 'postgres://%2Frun%2Fpostgresql/leadlight'],
] as const)('%s is shown without secrets', ([url, shown]) => {
  expect(publicAddress(url)).toBe(shown);
});
