/** What nodes count about each other, for Prometheus. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from '../online/person.ts';
import { Player } from '../online/player.ts';
import { startCluster, type Cluster } from './cluster.ts';

const TERMS = {
  listed: false,
  watchers: 'anyone',
  chat: 'off',
  pace: { kind: 'none' },
  standIn: 'apprentice',
  timeout: 'bot',
};

let cluster: Cluster;
let ada: Player;
let bob: Player;

/** A person at each node, at one table. */
async function sitDown(): Promise<void> {
  const [here, there] = cluster.nodes.map(({ address }) => new Visitor(address));
  if (here === undefined || there === undefined) throw new RangeError('There are two nodes.');
  await here.comeIn('Ada');
  await there.comeIn('Bob');
  const seats = ['me', 'open', 'open'];
  const { body } = await here.ask('POST', '/api/tables', { game: 'sintra', options: {}, seats, terms: TERMS });
  const { id } = body as { readonly id: string };
  [ada, bob] = [new Player(here.connect(), id, 'ada'), new Player(there.connect(), id, 'bob')];
  for (const player of [ada, bob]) {
    await player.line.opened;
    player.follow();
    await player.line.until(({ type }) => type === 'presence');
  }
}

beforeAll(async () => {
  cluster = await startCluster('postgres');
  await sitDown();
});

afterAll(() => cluster.close());

/** The sum over both nodes. */
async function count(name: string): Promise<number> {
  const texts = await Promise.all(cluster.nodes.map(async ({ address }) => (await fetch(`${address}/metrics`)).text()));
  const line = (text: string): string => text.split('\n').find((each) => each.startsWith(`${name} `)) ?? '';
  return texts.reduce((sum, text) => sum + Number(line(text).split(' ').at(-1)), 0);
}

const sit = (seat: number) => ({ type: 'sit', seat, who: { kind: 'person', name: 'Somebody', colour: 'red' } });

/** Both change the table at the same time, and back again. */
async function meet(): Promise<number> {
  await Promise.all([
    ada.command({ type: 'sit', seat: 2, who: { kind: 'bot', level: 'random' } }),
    bob.command(sit(1)),
  ]);
  await Promise.all([ada.command({ type: 'leave', seat: 2 }), bob.command({ type: 'leave', seat: 1 })]);
  return count('leadlight_conflicts_total');
}

test('conflicts, and the decisions that they make necessary', async () => {
  await expect.poll(meet, { interval: 0 }).toBeGreaterThan(0);
  expect(await count('leadlight_retries_total')).toBe(await count('leadlight_conflicts_total'));
});

test('news, and the entries of other nodes', async () => {
  await bob.command(sit(1));
  await expect.poll(() => ada.state?.seats[1]).toMatchObject({ kind: 'person' });
  expect(await count('leadlight_news_total{news="sent"}')).toBeGreaterThan(0);
  expect(await count('leadlight_news_total{news="received"}')).toBeGreaterThan(0);
  expect(await count('leadlight_entries_caught_up_total')).toBeGreaterThan(0);
});

test('news that is lost, and found in the store', async () => {
  const missed = await count('leadlight_news_total{news="missed"}');
  await cluster.setReached(false);
  const told = async (): Promise<number> => {
    await bob.command({ type: 'leave', seat: 1 });
    await bob.command(sit(1));
    return count('leadlight_news_total{news="unsent"}');
  };
  await expect.poll(told).toBeGreaterThan(0);
  await expect.poll(() => count('leadlight_news_total{news="missed"}')).toBeGreaterThan(missed);
});
