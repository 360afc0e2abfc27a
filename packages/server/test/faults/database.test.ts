/** The database crashes while people play: they are told, nobody's time runs, and play goes on when it is back. */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StorageError } from '../../src/storage/index.ts';
import { runService, type Running } from '../online/service.ts';
import { storeAt } from '../online/store.ts';
import { PASSWORD, PostgresServer } from '../postgres/server.ts';
import { Company } from './company.ts';
import { judge } from './judge.ts';

/** Less than the database is away. */
const PACE = { bank: 4000, increment: 500 };
const AWAY_MS = 5000;

const CRASHES = Number(process.env['LEADLIGHT_KILLS'] ?? 1);

let database: PostgresServer;
let running: Running;

beforeAll(async () => {
  database = await PostgresServer.create(join(tmpdir(), `leadlight-database-${randomUUID()}`), { isDurable: true });
  running = await runService({}, { store: storeAt(database.url(), async () => undefined) });
});

afterAll(async () => {
  await running.close();
  await database.remove();
});

const refusalsOf = (companies: readonly Company[]): readonly string[] =>
  companies.flatMap(({ lines }) => lines.flatMap(({ refusals }) => refusals.map(({ code }) => code)));

async function crash(companies: readonly Company[]): Promise<void> {
  const told = refusalsOf(companies).length;
  await database.stop('immediate');
  await expect.poll(() => refusalsOf(companies).length, { interval: 20 }).toBeGreaterThan(told);
  await expect.poll(async () => (await fetch(`${running.address}/readyz`)).status).toBe(503);
  await pause(AWAY_MS);
  await database.start();
}

test(`nothing is lost when the database crashes, ${CRASHES} times`, async () => {
  const companies = await Promise.all(
    ['sintra', 'sagrada'].map((game, bots) => Company.gather(game, running.address, { game, bots, pace: PACE })),
  );
  for (let crashes = 0; crashes < CRASHES; crashes++) {
    const games = await Promise.all(companies.map((company) => company.begin()));
    await pause(300);
    await crash(companies);
    await Promise.all(games.map(({ over }) => over));
  }
  const storage = await running.openStorage();
  const figures = await judge(storage, companies);
  await storage.close();
  await Promise.all(companies.map((company) => company.close()));
  console.log(`${CRASHES} crashes: ${JSON.stringify(figures)}`);
  expect(figures.games).toBe(2 * CRASHES);
  // Players without a moment's thought may also be told to slow down, and nothing of theirs is lost then, either.
  const refusals = new Set(refusalsOf(companies));
  expect(refusals.delete('unavailable')).toBe(true);
  expect([...refusals].filter((code) => code !== 'too-fast')).toEqual([]);
  expect(inspect(running.troubles, { depth: 9, showHidden: true })).not.toContain(PASSWORD);
  const problems = running.troubles.map((trouble) => (trouble instanceof StorageError ? trouble.problem : undefined));
  expect(problems.filter((problem) => problem !== undefined && problem !== 'unreachable')).toEqual([]);
});
