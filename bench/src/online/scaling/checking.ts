/** Loads that one machine can bear, as the model predicts them and as they are. */
import { drivePaced } from '../load/driving.ts';
import { quantile } from '../load/figures.ts';
import { PLAYERS } from '../load/contender.ts';
import type { Progress } from './costs/measuring.ts';
import { underWayOf } from './costs/fitting.ts';
import { CountedSite } from './costs/site.ts';
import { between } from './costs/used.ts';
import { audienceOf, type Audience, type Site } from './model/audience.ts';
import type { Costs } from './model/costs.ts';
import { demandOf } from './model/demand.ts';
import { simulate } from './simulation/simulate.ts';

export interface Found {
  /** CPU time for each second, in milliseconds: of all nodes, of the database, and of the broker. */
  readonly cpu: Readonly<Record<'nodes' | 'database' | 'broker', number>>;
  /** Groups in which nodes store and read moves, for each move. */
  readonly commits: number;
  readonly reads: number;
  /** Milliseconds: p50 and p99 from a move to the moment at which everyone has it. */
  readonly p50: number;
  readonly p99: number;
}

export interface Checked {
  readonly nodes: number;
  /** Moves a second that were made. */
  readonly moves: number;
  readonly predicted: Found;
  readonly measured: Found;
  /** CPU time of all nodes, as `predicted`, if as many moves share a group as were measured to. */
  readonly withMeasuredGroups: number;
}

/** Warms up a site before its first rate. */
const WARM_RATE = 250;

/** None of these rates was used to find the costs. */
const RATES: Readonly<Record<number, readonly number[]>> = { 1: [60, 250, 1000], 2: [60, 125, 250], 4: [60, 125, 250] };

/** What is made: all play live, and make so many moves a second together. */
interface Made {
  readonly tables: number;
  readonly nodes: number;
  readonly perSecond: number;
}

const audienceIn = ({ tables, perSecond }: Made): Audience => ({
  ...audienceOf(tables * PLAYERS),
  live: 1,
  days: 0,
  watching: 0,
  thinkSeconds: tables / perSecond,
  visitSeconds: Infinity,
});

const siteIn = ({ nodes }: Made): Site => ({
  nodes,
  databases: 1,
  databaseCores: 1,
  brokerCores: 1,
  placing: 'in turn',
});

/** CPU times, without those of games that begin, which are no part of the load that is made. */
function cpuOf(made: Made, costs: Costs): Found['cpu'] {
  const { nodeCores, databaseCores, brokerCores, deals } = demandOf(audienceIn(made), siteIn(made), costs);
  const games = deals * 1e-6;
  return {
    nodes: 1000 * (nodeCores - games * costs.node.deal),
    database: 1000 * (databaseCores - games * costs.database.deal),
    broker: 1000 * brokerCores,
  };
}

function predict(made: Made, costs: Costs): Found {
  const [audience, site] = [audienceIn(made), siteIn(made)];
  const { commits, reads } = demandOf(audience, site, costs);
  const { p50, p99 } = simulate(audience, site, costs);
  return { cpu: cpuOf(made, costs), commits: commits / made.perSecond, reads: reads / made.perSecond, p50, p99 };
}

/** As if groups had been under way for as long as explains the measured ones. */
function withGroups({ nodes, perSecond }: Made, { commits, reads }: Found, costs: Costs): Costs {
  const followers = nodes - 1;
  const commit = underWayOf([{ perSecond: perSecond / nodes, groupsPerItem: commits }]);
  if (followers === 0) return { ...costs, underWay: { ...costs.underWay, commit } };
  const catchUp = underWayOf([{ perSecond: (perSecond * followers) / nodes, groupsPerItem: reads / followers }]);
  return { ...costs, underWay: { commit, catchUp } };
}

function compared(made: Made, measured: Found, costs: Costs): Checked {
  const withMeasuredGroups = cpuOf(made, withGroups(made, measured, costs)).nodes;
  const { nodes, perSecond: moves } = made;
  return { nodes, moves, predicted: predict(made, costs), measured, withMeasuredGroups };
}

/** Everyone plays at so many tables, at each rate for so long. */
interface Load {
  readonly tables: number;
  readonly seconds: number;
}

interface Loaded {
  readonly moves: number;
  readonly found: Found;
}

async function make(site: CountedSite, perSecond: number, forSeconds: number): Promise<Loaded> {
  const before = await site.used();
  const begun = performance.now();
  const times = await drivePaced(site.ours.tables, { perSecond, milliseconds: 1000 * forSeconds });
  const used = between(before, await site.used());
  const seconds = (performance.now() - begun) / 1000;
  const found = {
    cpu: { nodes: used.node / seconds, database: used.database / seconds, broker: used.broker / seconds },
    commits: used.commits / times.length,
    reads: used.reads / times.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
  return { moves: times.length / seconds, found };
}

async function checkSite(nodes: number, { tables, seconds }: Load, costs: Costs): Promise<readonly Checked[]> {
  const site = await CountedSite.withNodes(nodes);
  await site.gather(tables);
  const checked: Checked[] = [];
  await site.ours.deal();
  await make(site, WARM_RATE, seconds);
  for (const rate of RATES[nodes] ?? []) {
    await site.ours.deal();
    const { moves, found } = await make(site, rate, seconds);
    checked.push(compared({ tables, nodes, perSecond: moves }, found, costs));
  }
  await site.close();
  return checked;
}

/** One site after another, because they would slow each other down. */
export async function check(load: Load, costs: Costs, progress: Progress): Promise<readonly Checked[]> {
  const checked: Checked[] = [];
  for (const nodes of Object.keys(RATES)) {
    progress(`check: nodes: ${nodes}`);
    checked.push(...(await checkSite(Number(nodes), load, costs)));
  }
  return checked;
}

/** By how much predicted CPU times of nodes differ from measured ones, as shares of these. */
export const differencesOf = (checked: readonly Checked[]): readonly number[] =>
  checked.map(({ predicted, measured }) => predicted.cpu.nodes / measured.cpu.nodes - 1);
