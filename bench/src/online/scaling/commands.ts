/** The commands of docs/scaling.md. They print its tables. */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { head, percent, row, whole } from '../load/printing.ts';
import { reconnects } from '../reconnects.ts';
import { check, type Checked } from './checking.ts';
import { costsOf } from './costs/deriving.ts';
import { measureMemory } from './costs/memory.ts';
import { measureNews } from './costs/news.ts';
import { measureSites } from './costs/measuring.ts';
import { printSites } from './costs/printing.ts';
import { audienceOf, type Audience, type Site } from './model/audience.ts';
import type { Costs } from './model/costs.ts';
import { demandOf } from './model/demand.ts';
import { planFor } from './model/planning.ts';
import { demandRows } from './model/printing.ts';
import { simulate, type Part, type Simulated } from './simulation/simulate.ts';

type Numbers = readonly number[];

/** The costs that were measured last. */
const FILE = new URL('costs.json', import.meta.url);

const knownCosts = (): Costs => JSON.parse(readFileSync(FILE, 'utf8')) as Costs;

const PLAYERS = [1000, 10_000, 100_000, 1_000_000];

const load = (): string => loadavg()[0]?.toFixed(1) ?? '';

/** Measures everything, prints it, and keeps it for the other commands. */
export async function printCosts([tables = 100, rounds = 5, perSecond = 100]: Numbers): Promise<void> {
  const memory = await measureMemory(10 * tables);
  const { whole: comeBack } = await reconnects(54, 1000);
  const news = await measureNews();
  const measured = await measureSites({ tables, rounds, perSecond, idleSeconds: 30, watchers: 8 });
  const costs = costsOf(measured, { memory, comeBack, news, tables });
  writeFileSync(FILE, `${JSON.stringify(costs, rounded, 2)}\n`);
  printSites(measured, costs, load());
}

/** Four digits say more than the machine is worth. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value;

export async function printDemand(players: Numbers): Promise<void> {
  const all = (players.length === 0 ? PLAYERS : players).map((each) => audienceOf(each));
  const costs = knownCosts();
  const demands = all.map((audience) => ({ audience, site: planFor(audience, costs) }));
  head(['players at once', ...all.map((audience) => whole(audience.players))]);
  for (const line of demandRows(
    demands.map(({ audience, site }) => ({ site, demand: demandOf(audience, site, costs) })),
  ))
    row(line);
  await Promise.resolve();
}

const SIMULATED = [
  'players',
  'nodes',
  'databases',
  'moves/s',
  'node busy: arithmetic, %',
  'simulated, %',
  'database busy: arithmetic, %',
  'simulated, %',
  'broker busy: arithmetic, %',
  'simulated, %',
  'p99 wait for a node, ms',
  'for a database, ms',
  'p50 of a move, ms',
  'p99, ms',
];

const shares = ({ predicted, busy }: Part): readonly string[] => [percent(predicted), percent(busy)];

const simulatedRow = ({ players }: Audience, site: Site, found: Simulated): readonly string[] => [
  whole(players),
  whole(site.nodes),
  whole(site.databases),
  whole(found.moves),
  ...shares(found.nodes),
  ...shares(found.databases),
  ...shares(found.broker),
  ...[found.nodes.p99, found.databases.p99, found.p50, found.p99].map((ms) => ms.toFixed(1)),
];

/** With as many parts as the arithmetic asks for; then one of these sites with more and more people. */
export async function simulateLoad(players: Numbers): Promise<void> {
  const costs = knownCosts();
  head(SIMULATED);
  for (const count of players.length === 0 ? PLAYERS : players) {
    const audience = audienceOf(count);
    const site = planFor(audience, costs);
    row(simulatedRow(audience, site, simulate(audience, site, costs)));
  }
  console.log('\nThe knee: the site for 10,000 players, with more of them.\n');
  head(SIMULATED);
  const site = planFor(audienceOf(10_000), costs);
  for (const share of [0.5, 0.7, 0.8, 0.9, 0.95, 1, 1.1]) {
    const audience = busyTo(share, site, costs);
    row(simulatedRow(audience, site, simulate(audience, site, costs)));
  }
  await Promise.resolve();
}

/** So many people that the busiest part is busy for this share of its time. */
function busyTo(share: number, site: Site, costs: Costs): Audience {
  const busiest = (players: number): number => {
    const { nodeCores, databaseCores, brokerCores } = demandOf(audienceOf(players), site, costs);
    const databases = site.databases * site.databaseCores;
    return Math.max(nodeCores / site.nodes, databaseCores / databases, brokerCores / site.brokerCores);
  };
  let [few, many] = [1, 1e8];
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2);
    if (busiest(middle) < share) few = middle;
    else many = middle;
  }
  return audienceOf(few);
}

/** A load that this machine can produce: predicted, and measured. */
export async function checkLoad([tables = 250, ...rates]: Numbers): Promise<void> {
  const measured = await check(tables, rates.length === 0 ? [250, 500, 1000] : rates, knownCosts());
  console.log(`One node, PostgreSQL and NATS; ${whole(4 * tables)} connections; load ${load()}.\n`);
  head(['moves/s', ...['node, % of a core', 'PostgreSQL, %', 'p50, ms', 'p99, ms'].flatMap(twice)]);
  for (const each of measured) row(checkedRow(each));
}

const twice = (name: string): readonly string[] => [`${name}: predicted`, 'measured'];

const checkedRow = ({ moves, predicted, measured }: Checked): readonly string[] => [
  whole(moves),
  ...([0, 1] as const).flatMap((at) => [predicted.cpu[at], measured.cpu[at]].map(percent)),
  ...([0, 1] as const).flatMap((at) => [predicted.ms[at], measured.ms[at]].map((ms) => ms.toFixed(1))),
];
