/** The server is killed at random moments while people play. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Company } from './company.ts';
import { judge } from './judge.ts';
import { Mortal } from './server.ts';

const KILLS = Number(process.env['LEADLIGHT_KILLS'] ?? 4);

/** The tables at which people play all the time. */
const PLANS = [
  { game: 'sintra', bots: 0 },
  { game: 'sagrada', bots: 0 },
  { game: 'sintra', bots: 1 },
  { game: 'sagrada', bots: 1 },
  { game: 'sintra', bots: 2 },
  { game: 'sagrada', bots: 2 },
];

/** Too little for anyone whose clock runs while the server is down. */
const PACE = { bank: 10_000, increment: 1000 };

let server: Mortal;

beforeAll(async () => void (server = await Mortal.start()));
afterAll(() => server.remove());

test(`nothing is lost when the server is killed, ${KILLS} times`, async () => {
  let isEnough = false;
  const companies = await Promise.all(
    PLANS.map((plan, at) => Company.gather(`company-${at}`, server.address, { ...plan, pace: PACE })),
  );
  const playing = Promise.all(companies.map((company) => company.play(() => isEnough)));
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(200 + Math.random() * 1500);
    await server.kill();
    await pause(Math.random() * 500);
    await server.revive();
  }
  isEnough = true;
  await playing;
  const storage = await server.openStorage();
  const figures = await judge(storage, companies);
  await storage.close();
  await Promise.all(companies.map((company) => company.close()));
  console.log(`${KILLS} kills: ${JSON.stringify(figures)}`);
  expect(figures.reconnects).toBeGreaterThanOrEqual(KILLS);
  expect(server.complaints).toBe('');
});
