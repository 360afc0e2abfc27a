import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Storage } from '../../src/storage/index.ts';
import type { Schema } from '../../src/storage/schema.ts';
import { AppendingThread } from '../../src/storage/sqlite/appending.ts';
import { sqliteDialect } from '../../src/storage/sqlite/dialect.ts';
import { openFile } from '../../src/storage/sqlite/file.ts';
import type { Append } from '../../src/storage/writing/appending.ts';
import { afterOf, dueOf, NOON, tableOf } from './samples.ts';
import { sqliteSite } from './sqlite-site.ts';

const TABLES = Array.from({ length: 10 }, (_, at) => `t${at}`);

let site: ReturnType<typeof sqliteSite>;
let storage: Storage;
let db: Kysely<Schema>;
let thread: AppendingThread;

beforeEach(async () => {
  site = sqliteSite();
  storage = await site.open();
  for (const table of TABLES) await storage.tables.create(tableOf(table));
  db = new Kysely<Schema>({ dialect: sqliteDialect(await openFile({ file: site.place }), () => undefined) });
  thread = new AppendingThread({ file: site.place }, () => undefined);
});

afterEach(async () => {
  await thread.close();
  await db.destroy();
  await site.remove();
});

const appendTo = (table: string, more: Partial<Append> = {}): Append => ({
  table,
  from: 1,
  entries: ['1', '2'],
  after: afterOf(table, { updated: NOON + 1, people: [{ seat: 0, identity: 'ada', toAct: true }] }, [dueOf(table)]),
  before: tableOf(table).after,
  ...more,
});

/** Once the thread has opened the file. */
async function appended(appends: readonly Append[], by = thread): Promise<ReadonlySet<string>> {
  let asked: Promise<ReadonlySet<string>> | undefined;
  await expect.poll(() => (asked ??= by.alone(db, appends)) !== undefined, { timeout: 20_000 }).toBe(true);
  return asked ?? new Set();
}

const lengthOf = async (table: string): Promise<number> => (await storage.tables.read(table, 0))?.entries.length ?? 0;

test('a large group is written by the thread, with its cards and due work', async () => {
  expect(await appended(TABLES.map((table) => appendTo(table)))).toEqual(new Set(TABLES));
  for (const table of TABLES) expect(await storage.tables.read(table, 1)).toMatchObject({ entries: ['1', '2'] });
  expect(new Set((await storage.tables.waitingFor(['ada'])).get('ada'))).toEqual(new Set(TABLES));
  expect(await storage.due.take(NOON, 'me', 1000, 99)).toHaveLength(TABLES.length);
});

test('values that could be taken for others are refused, and nothing of the group is stored', async () => {
  const odd = TABLES.map((table) => appendTo(table, table === 't3' ? { entries: ['1', '"\0"'] } : {}));
  await expect(appended(odd)).rejects.toThrow('values instead of');
  expect(await Promise.all(TABLES.map(lengthOf))).toEqual(TABLES.map(() => 1));
  expect(await appended(TABLES.map((table) => appendTo(table)))).toEqual(new Set(TABLES));
});

test('an append that loses leaves no trace, and the others win', async () => {
  const late = { from: 5 };
  const won = await appended(TABLES.map((table) => appendTo(table, table === 't3' ? late : {})));
  expect(won).toEqual(new Set(TABLES.filter((table) => table !== 't3')));
  expect([await lengthOf('t3'), await lengthOf('t4')]).toEqual([1, 3]);
  expect((await storage.due.take(NOON, 'me', 1000, 99)).map(({ table }) => table)).not.toContain('t3');
  expect(await appended(TABLES.map((table) => appendTo(table, late)))).toEqual(new Set());
});

test('a full disk is reported, and nothing of the group is stored', async () => {
  const cramped = new AppendingThread({ file: site.place, mostPages: 1 }, () => undefined);
  const large = 'x'.repeat(1_000_000);
  const asked = appended(
    TABLES.map((table) => appendTo(table, { entries: [large] })),
    cramped,
  );
  await expect(asked).rejects.toMatchObject({ name: 'StorageError', problem: 'full' });
  await cramped.close();
  for (const table of TABLES) expect(await lengthOf(table)).toBe(1);
  expect(await appended(TABLES.map((table) => appendTo(table)))).toEqual(new Set(TABLES));
});

test('other groups take the other way: small ones, those that replace what nobody knows, and all once it is closed', async () => {
  expect(thread.alone(db, [appendTo('t0')])).toBeUndefined();
  await appended(TABLES.map((table) => appendTo(table)));
  const next = TABLES.map((table) => appendTo(table, { from: 3 }));
  expect(thread.alone(db, [...next.slice(1), appendTo('t0', { from: 3, before: undefined })])).toBeUndefined();
  await thread.close();
  expect(thread.alone(db, next)).toBeUndefined();
});

test('small groups go to the thread for a while after a large one', async () => {
  await appended(TABLES.map((table) => appendTo(table)));
  const small = (from: number): Promise<ReadonlySet<string>> | undefined =>
    thread.alone(db, [appendTo('t0', { from, entries: ['next'] })]);
  let from = 3;
  for (let asked = small(from); asked !== undefined; asked = small(from)) {
    expect(await asked).toEqual(new Set(['t0']));
    from++;
  }
  expect(from).toBeGreaterThan(10);
  expect(from).toBeLessThan(100);
});

test('other work has a transaction of its own beside a large group, and shares that of a small one', async () => {
  const statements: string[] = [];
  const busy = await site.open({ onStatement: (text) => statements.push(text) });
  const written = async (asked: readonly Promise<unknown>[]): Promise<string> => {
    statements.length = 0;
    await Promise.all(asked);
    return statements.flatMap((text) => /begin|commit|into due|into entries/.exec(text)?.[0] ?? []).join(', ');
  };
  const lengths = new Map(TABLES.map((table) => [table, 1]));
  const append = (table: string): Promise<boolean> => {
    const from = lengths.get(table) ?? 0;
    lengths.set(table, from + 1);
    return busy.tables.append(table, from, ['next'], tableOf(table).after, tableOf(table).after);
  };
  const work = (): Promise<boolean> => busy.due.put(dueOf('t0', { key: '9' }));
  await expect.poll(() => written(TABLES.map(append)), { timeout: 20_000 }).toMatch(/^into entries/);
  expect(await written([append('t0'), work()])).toBe('begin, into due, into entries, commit');
  expect(await written([...TABLES.map(append), work()])).toMatch(/^begin, into due, commit, into entries/);
  await busy.close();
});
