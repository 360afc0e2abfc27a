/** Nobody's time runs while the server is down or stopped. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Company } from './company.ts';
import { judge } from './judge.ts';
import { Mortal } from './server.ts';

/** Less than the server is away. */
const PACE = { bank: 4000, increment: 1000 };
const AWAY_MS = process.env['LEADLIGHT_FULL'] === '1' ? 60_000 : 6000;

let server: Mortal;

beforeAll(async () => void (server = await Mortal.start()));
afterAll(() => server.remove());

const FAULTS: Readonly<Record<string, () => Promise<void>>> = {
  'stopped by SIGSTOP': async () => {
    server.stop();
    await pause(AWAY_MS);
    server.resume();
  },
  'killed, and started again later': async () => {
    await server.kill();
    await pause(AWAY_MS);
    await server.revive();
  },
};

describe.each(Object.entries(FAULTS))('a server that is %s', (name, happen) => {
  test('goes on where it was', async () => {
    const companies = await Promise.all(
      ['sintra', 'sagrada'].map((game) =>
        Company.gather(`${game}-${name.length}`, server.address, { game, bots: 0, pace: PACE }),
      ),
    );
    const games = await Promise.all(companies.map((company) => company.begin()));
    await pause(500);
    await happen();
    await Promise.all(games.map(({ over }) => over));
    const storage = await server.openStorage();
    expect(await judge(storage, companies)).toMatchObject({ games: 2 });
    await storage.close();
    await Promise.all(companies.map((company) => company.close()));
  });
});
