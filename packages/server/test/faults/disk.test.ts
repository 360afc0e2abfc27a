/** The disk is full or refuses for a while: players are told, nothing changes, and play goes on afterwards. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openSqlite, StorageError, type Storage } from '../../src/storage/index.ts';
import { Visitor } from '../online/person.ts';
import { runService } from '../online/service.ts';
import { afterOf, tableOf } from '../storage/samples.ts';
import { Company } from './company.ts';
import { judge } from './judge.ts';
import { Mortal } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-disk-'));
const file = join(folder, 'leadlight.db');
afterAll(() => rmSync(folder, { recursive: true }));

const PAGE = 4096;

/** Room for the beginnings of some games. */
const ROOM = 12;

/** An old table that takes up most of the disk. */
const BALLAST = tableOf('ballast', {
  entries: ['b'.repeat(1_000_000)],
  after: afterOf('ballast', { phase: 'over', created: 1, updated: 1 }),
});

const PACE = { bank: 60_000, increment: 5000 };

/** The size of a file with nothing else in it, in pages. */
async function loadBallast(): Promise<number> {
  const storage = await openSqlite({ file });
  await storage.tables.create(BALLAST);
  await storage.close();
  return Math.ceil(statSync(file).size / PAGE);
}

const logsOf = (storage: Storage, companies: readonly Company[]): Promise<unknown> =>
  Promise.all(companies.flatMap(({ played }) => played.map(({ table }) => storage.tables.read(table, 0))));

const refusalsOf = (companies: readonly Company[]): readonly string[] =>
  companies.flatMap(({ lines }) => lines.flatMap(({ refusals }) => refusals.map(({ code }) => code)));

const problemOf = (trouble: unknown): string =>
  trouble instanceof StorageError ? trouble.problem : trouble instanceof Error ? trouble.message : '';

const gatherAll = (address: string, pace: typeof PACE): Promise<readonly Company[]> =>
  Promise.all(
    ['sintra', 'sagrada'].map((game, bots) => Company.gather(`${game}-${pace.bank}`, address, { game, bots, pace })),
  );

test('a full disk', async () => {
  const mostPages = ROOM + (await loadBallast());
  const running = await runService({ DATA: folder }, { openStorage: () => openSqlite({ file, mostPages }) });
  const outside = await openSqlite({ file });
  const companies = await gatherAll(running.address, PACE);
  const games = await Promise.all(companies.map((company) => company.begin()));
  await expect.poll(() => refusalsOf(companies).length, { interval: 20 }).toBeGreaterThan(2);
  expect(await outside.tables.clean({ finished: 2, abandoned: 0, gathering: 0 }, 1)).toBe(1);
  await Promise.all(games.map(({ over }) => over));
  await Promise.all(companies.map((company) => company.close()));
  expect(await judge(outside, companies)).toMatchObject({ games: 2 });
  expect(new Set(refusalsOf(companies))).toEqual(new Set(['unavailable']));
  expect(new Set(running.troubles.map(problemOf))).toEqual(new Set(['full', 'The table can store nothing.']));
  await outside.close();
  await running.close();
});

/** The size that files of a process may have; a write beyond it fails. */
const limitFiles = (pid: number, size: string): unknown =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:`]);

/** Less time than nothing can be written. */
const HURRY = { bank: 4000, increment: 500 };
const REFUSED_MS = 6000;

test('a disk that takes nothing for longer than anyone has time', async () => {
  const server = await Mortal.start();
  const storage = await server.openStorage();
  const companies = await gatherAll(server.address, HURRY);
  const games = await Promise.all(companies.map((company) => company.begin()));
  await pause(500);
  const bystander = new Visitor(server.address).connect();
  await bystander.opened;
  limitFiles(server.pid, '1');
  await expect.poll(() => refusalsOf(companies).length, { interval: 20 }).toBeGreaterThan(2);
  const before = await logsOf(storage, companies);
  await expect.poll(async () => (await fetch(`${server.address}/readyz`)).status).toBe(503);
  await pause(REFUSED_MS);
  expect(await logsOf(storage, companies)).toEqual(before);
  await bystander.until((frame) => frame.type === 'paused' && frame.on);
  const late = new Visitor(server.address).connect();
  await late.until((frame) => frame.type === 'paused' && frame.on);
  limitFiles(server.pid, 'unlimited');
  for (const line of [bystander, late]) await line.until((frame) => frame.type === 'paused' && !frame.on);
  await Promise.all(games.map(({ over }) => over));
  await Promise.all(companies.map((company) => company.close()));
  expect(await judge(storage, companies)).toMatchObject({ games: 2 });
  expect(new Set(refusalsOf(companies))).toEqual(new Set(['unavailable']));
  for (const line of [bystander, late]) line.close();
  await storage.close();
  await server.remove();
});
