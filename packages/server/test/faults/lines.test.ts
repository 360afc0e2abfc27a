/** People play over lines that drop, stall, repeat and reorder. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runService, type Running } from '../online/service.ts';
import { Company } from './company.ts';
import { FrameProxy } from './frame-proxy.ts';
import { judge } from './judge.ts';
import { TcpProxy } from './tcp-proxy.ts';

const ROUNDS = process.env['LEADLIGHT_FULL'] === '1' ? 10 : 1;
const PACE = { bank: 60_000, increment: 5000 };

let running: Running;

beforeAll(async () => void (running = await runService()));
afterAll(() => running.close());

/** Plays some games of each kind over this line, and judges them. */
async function playOver(line: string, name: string): Promise<Awaited<ReturnType<typeof judge>>> {
  const plans = ['sintra', 'sagrada'].map((game) => ({ game, bots: 1, pace: PACE }));
  const companies = await Promise.all(
    plans.map((plan) => Company.gather(`${name}-${plan.game}`, running.address, plan, line)),
  );
  await Promise.all(companies.map((company) => company.play(() => company.played.length >= ROUNDS)));
  await Promise.all(companies.map((company) => company.close()));
  const storage = await running.openStorage();
  const figures = await judge(storage, companies);
  await storage.close();
  return figures;
}

test('lines that drop and stall lose nothing', async () => {
  const proxy = await TcpProxy.open(running.address);
  const figures = await playOver(proxy.address, 'tcp');
  await proxy.close();
  console.log(`${proxy.drops} drops, ${proxy.stalls} stalls: ${JSON.stringify(figures)}`);
  expect(proxy.drops).toBeGreaterThan(2);
  expect(proxy.stalls).toBeGreaterThan(2);
  expect(running.troubles).toEqual([]);
});

test('lines that repeat and reorder change nothing', async () => {
  const proxy = await FrameProxy.open(running.address);
  const figures = await playOver(proxy.address, 'frames');
  await proxy.close();
  console.log(`${proxy.repeated} repeated, ${proxy.reordered} reordered: ${JSON.stringify(figures)}`);
  expect(proxy.repeated).toBeGreaterThan(20);
  expect(proxy.reordered).toBeGreaterThan(20);
  expect(running.troubles).toEqual([]);
});
