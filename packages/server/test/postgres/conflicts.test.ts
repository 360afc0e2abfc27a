/** Transactions that meet those of other nodes are tried again, and stored once. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres, type Storage } from '../../src/storage/index.ts';
import { afterOf, dueOf, personOf, tableOf } from '../storage/samples.ts';
import { ask, newDatabase, type TestDatabase } from './shared.ts';

let database: TestDatabase;
let storage: Storage;

beforeAll(async () => {
  database = await newDatabase();
  storage = await openPostgres({ url: database.url });
});

afterEach(async () => {
  await ask(database.name, 'drop function meet cascade; drop sequence met; delete from tables; delete from identities');
});

afterAll(async () => {
  await storage.close();
  await database.remove();
});

/** The first writes to this table end as if they had met another transaction. A sequence is never rolled back. */
const disturb = (table: string, times: number, code: string): Promise<unknown> =>
  ask(
    database.name,
    `create sequence met;
     create function meet() returns trigger language plpgsql as $$
       begin
         if nextval('met') <= ${times} then raise exception 'met another' using errcode = '${code}'; end if;
         return new;
       end $$;
     create trigger meet before insert on ${table} for each statement execute function meet()`,
  );

describe.each([
  ['deadlock', '40P01'],
  ['serialization failure', '40001'],
  ['lock that takes too long', '55P03'],
  ['violated constraint', '23503'],
])('a %s', (_, code) => {
  test('is tried again, with everything else in the group', async () => {
    await storage.tables.create(tableOf('a'));
    await disturb('identities', 3, code);
    const [, isAppended] = await Promise.all([
      storage.identities.create(personOf('ada')),
      storage.tables.append('a', 1, ['one'], afterOf('a')),
      storage.due.put(dueOf('a')),
    ]);
    expect(isAppended).toBe(true);
    expect((await storage.tables.read('a', 0))?.entries).toHaveLength(2);
    expect(await storage.identities.find(['ada'])).toHaveLength(1);
  });
});

test('an append alone is tried again, too', async () => {
  await storage.tables.create(tableOf('a'));
  await disturb('entries', 2, '40P01');
  expect(await storage.tables.append('a', 1, ['one'], afterOf('a'))).toBe(true);
  expect((await storage.tables.read('a', 1))?.entries).toEqual(['one']);
});

test('what meets others again and again is refused in the end', async () => {
  await disturb('identities', 99, '40P01');
  await expect(storage.identities.create(personOf('ada'))).rejects.toMatchObject({ problem: 'busy' });
  expect(await storage.identities.find(['ada'])).toEqual([]);
});
