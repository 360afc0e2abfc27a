/** Servers are replaced by newer ones, one after another, while people play: they notice nothing but a reconnect. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureClient } from '../../src/client/client.ts';
import { Company } from '../faults/company.ts';
import { judge } from '../faults/judge.ts';
import { Broker } from '../nodes/broker.ts';
import { newStore, type Store } from '../online/store.ts';
import { ask } from '../postgres/shared.ts';
import { fromSource, Program, type Ended } from '../program/program.ts';
import { Balancer } from './balancer.ts';
import type { Version } from './versions.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const PACE = { bank: 60_000, increment: 5000 };
const ALL_PLANS = [
  { game: 'sintra', bots: 0 },
  { game: 'sagrada', bots: 1 },
  { game: 'sintra', bots: 1 },
  { game: 'sagrada', bots: 0 },
];
const PLANS = process.env['LEADLIGHT_FULL'] === '1' ? ALL_PLANS : ALL_PLANS.slice(0, 2);

let store: Store;
let broker: Broker;
let balancer: Balancer;

beforeAll(async () => {
  ensureClient();
  [store, broker, balancer] = [await newStore('postgres'), await Broker.started(), await Balancer.open()];
});

afterAll(async () => {
  await balancer.close();
  await broker.kill();
  await store.remove();
});

async function start(version: Version): Promise<Program> {
  const environment = { ...store.environment, NATS_URL: broker.url, PORT: '0' };
  const program = new Program(environment, fromSource(MAIN, version));
  balancer.add(await program.address);
  return program;
}

/** New connections find it gone, and go elsewhere. */
async function stop(program: Program): Promise<Ended> {
  const ended = await program.kill('SIGTERM');
  balancer.remove(await program.address);
  return ended;
}

/** People go on playing for a while, on all servers that there are. */
async function someMoves(companies: readonly Company[]): Promise<void> {
  const seen = (): number =>
    companies
      .flatMap(({ played }) => played)
      .reduce((sum, { players: [one] }) => sum + (one?.state?.log.length ?? 0), 0);
  const before = seen();
  await expect.poll(seen, { interval: 20 }).toBeGreaterThan(before + 10 * companies.length);
}

const FINE = { how: 0, complaint: '' };

test('two servers are replaced by newer ones under load', async () => {
  const old = [await start('current'), await start('current')];
  const companies = await Promise.all(
    PLANS.map((plan, at) => Company.gather(`company-${at}`, balancer.address, { ...plan, pace: PACE })),
  );
  let isEnough = false;
  const playing = Promise.all(companies.map((company) => company.play(() => isEnough)));
  const replacements: Program[] = [];
  for (const each of old) {
    await someMoves(companies);
    replacements.push(await start('next'));
    await someMoves(companies);
    expect(await stop(each)).toMatchObject(FINE);
  }
  isEnough = true;
  await playing;
  const storage = await store.open();
  const figures = await judge(storage, companies);
  await storage.close();
  const lines = companies.flatMap((company) => company.lines);
  // Some of those whose server has gone away are sent to the next one that does.
  expect(figures.reconnects).toBeGreaterThanOrEqual(lines.length);
  expect(lines.flatMap(({ refusals }) => refusals.filter(({ code }) => code !== 'too-fast'))).toEqual([]);
  await Promise.all(companies.map((company) => company.close()));
  for (const each of replacements) expect(await stop(each)).toMatchObject(FINE);
  console.log(`2 servers replaced: ${JSON.stringify(figures)}`);
  const [name] = new URL(store.environment['DATABASE_URL'] ?? '').pathname.split('/').slice(1);
  expect(await ask(name ?? '', 'select since from compatibility')).toEqual([{ since: 3 }]);
  expect(await ask(name ?? '', 'select * from nodes')).toEqual([]);
});
