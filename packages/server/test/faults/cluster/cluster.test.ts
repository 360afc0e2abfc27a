/** Three nodes, of which any may be gone at any moment, as may the database and the broker: nothing is ever lost. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Company } from '../company.ts';
import { judge } from '../judge.ts';
import { PLAGUES, type Plague } from './faults.ts';
import { ClusterSite } from './site.ts';

const FULL = process.env['LEADLIGHT_KILLS'];

/** The tables at which people play all the time. */
const PLANS = [
  { game: 'sintra', bots: 0 },
  { game: 'sagrada', bots: 1 },
  { game: 'sintra', bots: 2 },
  { game: 'sagrada', bots: 0 },
];

const plans = FULL === undefined ? PLANS.slice(0, 2) : PLANS;

let site: ClusterSite;

/** Many processes start here, which takes long on a busy machine. A long run takes as long as it needs. */
const MOST_MS = FULL === undefined ? 300_000 : 0;

beforeAll(async () => void (site = await ClusterSite.open()), MOST_MS);
afterAll(() => site.remove());

/** How many commands the server has answered. */
const answersTo = ({ lines }: Company): number => lines.reduce((sum, { answers }) => sum + answers.size, 0);

/** Play goes on after each fault: everybody gets further before the next one. */
async function suffer({ fault }: Plague, times: number, companies: readonly Company[]): Promise<void> {
  for (let time = 0; time < times; time++) {
    await pause(200 + Math.random() * 800);
    await fault(site);
    const before = companies.map(answersTo);
    while (companies.some((company, at) => answersTo(company) === before[at])) await pause(20);
  }
}

describe('nothing is lost when', () => {
  const plagues = Object.entries(PLAGUES).filter(([, { isLong = false }]) => FULL !== undefined || !isLong);

  test.each(plagues)('%s', { timeout: MOST_MS }, async (name, plague) => {
    let isEnough = false;
    const times = Number(FULL ?? plague.times);
    const companies = await Promise.all(
      plans.map((plan, at) =>
        Company.gather(`company-${at}`, site.address, { ...plan, watchers: 1, pace: plague.pace }),
      ),
    );
    const playing = Promise.all(companies.map((company) => company.play(() => isEnough)));
    await suffer(plague, times, companies);
    isEnough = true;
    await playing;
    const storage = await site.openStorage();
    const figures = await judge(storage, companies);
    await storage.close();
    await Promise.all(companies.map((company) => company.close()));
    console.log(`${name}, ${times} times: ${JSON.stringify(figures)}`);
    expect(figures.games).toBeGreaterThanOrEqual(plans.length);
  });
});
