/** The server is killed at random moments while people play. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newStore, type StoreKind } from '../online/store.ts';
import { Company } from './company.ts';
import { judge } from './judge.ts';
import { Mortal } from './server.ts';

const FULL = process.env['LEADLIGHT_KILLS'];

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

/** A short run with PostgreSQL is about what differs: the end of the lines to it. */
describe.each([
  { kind: 'sqlite', kills: Number(FULL ?? 4), plans: PLANS },
  { kind: 'postgres', kills: Number(FULL ?? 2), plans: FULL === undefined ? PLANS.slice(1, 3) : PLANS },
] satisfies readonly { kind: StoreKind; kills: number; plans: readonly object[] }[])(
  'with $kind',
  ({ kind, kills, plans }) => {
    let server: Mortal;

    beforeAll(async () => void (server = await Mortal.start(await newStore(kind))));
    afterAll(() => server.remove());

    test(`nothing is lost when the server is killed, ${kills} times`, async () => {
      let isEnough = false;
      const companies = await Promise.all(
        plans.map((plan, at) => Company.gather(`company-${at}`, server.address, { ...plan, pace: PACE })),
      );
      const playing = Promise.all(companies.map((company) => company.play(() => isEnough)));
      for (let kill = 0; kill < kills; kill++) {
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
      console.log(`${kills} kills with ${kind}: ${JSON.stringify(figures)}`);
      expect(figures.reconnects).toBeGreaterThanOrEqual(kills);
      expect(server.complaints).toBe('');
    });
  },
);
