/** The machine's clock jumps, and nobody notices. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { REAL_WORLD } from '../../src/base/world.ts';
import { runService } from '../online/service.ts';
import { Company } from './company.ts';
import { judge } from './judge.ts';

const HOUR_MS = 3_600_000;

test('whole games are played while the clock jumps by an hour, forth and back', async () => {
  let offset = 0;
  const running = await runService({}, { world: { ...REAL_WORLD, now: () => Date.now() + offset } });
  const jumping = setInterval(() => (offset = offset === HOUR_MS ? -HOUR_MS : HOUR_MS), 250);
  const plans = ['sintra', 'sagrada'].map((game) => ({ game, bots: 1, pace: { bank: 20_000, increment: 2000 } }));
  const companies = await Promise.all(plans.map((plan) => Company.gather(plan.game, running.address, plan)));
  await Promise.all(companies.map((company) => company.play(() => true)));
  clearInterval(jumping);
  await Promise.all(companies.map((company) => company.close()));
  const storage = await running.openStorage();
  expect(await judge(storage, companies)).toMatchObject({ games: 2 });
  await storage.close();
  expect(running.troubles).toEqual([]);
  await running.close();
});

test.for([-HOUR_MS, HOUR_MS])('time is up when it is up, even if the clock has jumped by %i ms', async (jump) => {
  let offset = 0;
  const running = await runService({}, { world: { ...REAL_WORLD, now: () => Date.now() + offset } });
  const plan = { game: 'sagrada', bots: 0, pace: { bank: 2000, increment: 0 } };
  const company = await Company.gather('absent', running.address, plan);
  const { game } = await company.begin();
  await pause(300);
  offset = jump;
  // Both go away in the middle of the game.
  const begun = performance.now();
  await company.close();
  const storage = await running.openStorage();
  const standIns = async (): Promise<number> => {
    const { entries = [] } = (await storage.tables.read(game.table, 0)) ?? {};
    return entries.filter((entry) => entry.includes('"stood-in"')).length;
  };
  await expect.poll(standIns, { interval: 100 }).toBeGreaterThan(0);
  // Not before: some of the bank may be spent, but no turn takes as long as this.
  expect(performance.now() - begun).toBeGreaterThan(500);
  await storage.close();
  await running.close();
});
