/** A backup made while people play contains every move acknowledged before it began, and is all that a new server needs. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import type { Storage } from '../../src/storage/index.ts';
import { runService } from '../online/service.ts';
import { newStore, storeAt, storeIn, type Store, type StoreKind } from '../online/store.ts';
import { runProgram } from '../postgres/server.ts';
import { newDatabase } from '../postgres/shared.ts';
import { Company } from './company.ts';
import { judge } from './judge.ts';

const run = promisify(execFile);
const MAIN = join(import.meta.dirname, '..', '..', 'src', 'main.ts');
const PACE = { bank: 60_000, increment: 5000 };

/** Moves of each company before the backup. */
const SOME = 12;

const folder = mkdtempSync(join(tmpdir(), 'leadlight-backups-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a backup in the way of docs/hosting.md; the function that it resolves with restores it. */
type BackUp = (store: Store) => Promise<() => Promise<Store>>;

/** The commands that the server has told this company are stored. */
const acknowledgedBy = ({ lines }: Company): readonly string[] =>
  lines.flatMap(({ answers }) => [...answers.values()].filter(({ ok }) => ok).map(({ id }) => id));

async function commandsIn(storage: Storage, table: string): Promise<readonly unknown[]> {
  const { entries = [] } = (await storage.tables.read(table, 0)) ?? {};
  return entries.map((entry) => (JSON.parse(entry) as { readonly command?: string }).command);
}

const ofFile: BackUp = async ({ environment }) => {
  const { DATA = '' } = environment;
  const copy = join(folder, 'backup.db');
  const env = { PATH: process.env['PATH'], LANG: 'en', DATA };
  const { stdout } = await run(process.execPath, ['--conditions=source', MAIN, 'backup', copy], { env });
  expect(stdout).toBe(`Backed up “${join(DATA, 'leadlight.db')}” to “${copy}”.\n`);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  return async () => {
    const restored = join(folder, 'restored');
    mkdirSync(restored);
    copyFileSync(copy, join(restored, 'leadlight.db'));
    return storeIn(restored);
  };
};

const ofDatabase: BackUp = async ({ environment: { DATABASE_URL = '' } }) => {
  const dump = join(folder, 'leadlight.dump');
  await runProgram('pg_dump', '--format=custom', `--file=${dump}`, `--dbname=${DATABASE_URL}`);
  return async () => {
    const empty = await newDatabase();
    await runProgram('pg_restore', `--dbname=${empty.url}`, dump);
    return storeAt(empty.url, () => empty.remove());
  };
};

const WAYS: readonly (readonly [StoreKind, BackUp])[] = [
  ['sqlite', ofFile],
  ['postgres', ofDatabase],
];

test.each(WAYS)('a backup under load, with %s', async (kind, backUp) => {
  const store = await newStore(kind);
  const old = await runService({}, { store });
  const companies = await Promise.all(
    ['sintra', 'sagrada'].map((game, bots) => Company.gather(game, old.address, { game, bots, pace: PACE })),
  );
  const games = await Promise.all(companies.map((company) => company.begin()));
  const acknowledged = (): readonly (readonly string[])[] => companies.map(acknowledgedBy);
  await expect.poll(() => acknowledged().every(({ length }) => length > SOME), { interval: 10 }).toBe(true);
  const before = acknowledged();
  const restore = await backUp(store);
  expect(acknowledged().some(({ length }, at) => length > (before[at]?.length ?? 0))).toBe(true);
  await Promise.all(companies.map((company) => company.close()));
  await old.close();
  await store.remove();

  const restored = await restore();
  const next = await runService({}, { store: restored });
  const storage = await next.openStorage();
  for (const [at, { game }] of games.entries())
    expect(await commandsIn(storage, game.table)).toEqual(expect.arrayContaining([...(before[at] ?? [])]));
  const returned = companies.map((company) => company.at(next.address));
  await Promise.all(returned.map((company, at) => company.resume(games[at]?.game.table ?? '')));
  expect(await judge(storage, returned)).toMatchObject({ games: 2 });
  await Promise.all(returned.map((company) => company.close()));
  await storage.close();
  await next.close();
  await restored.remove();
  expect(next.troubles).toEqual([]);
});
