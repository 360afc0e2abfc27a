/** A load that one machine can bear, as the model predicts it and as it is. */
import { drivePaced } from '../load/driving.ts';
import { quantile } from '../load/figures.ts';
import { PLAYERS } from '../load/contender.ts';
import { CountedSite } from './costs/site.ts';
import { between } from './costs/used.ts';
import { audienceOf, type Site } from './model/audience.ts';
import type { Costs } from './model/costs.ts';
import { simulate } from './simulation/simulate.ts';

export interface Found {
  /** Shares of a core: the node, and the database. */
  readonly cpu: readonly [number, number];
  /** Milliseconds: p50 and p99 from a move to the moment at which everyone has it. */
  readonly ms: readonly [number, number];
}

export interface Checked {
  readonly moves: number;
  readonly predicted: Found;
  readonly measured: Found;
}

const SECONDS = 15;

/** All play live, and make so many moves a second together. */
function predict(tables: number, perSecond: number, costs: Costs, commitMs: number): Found {
  const audience = {
    ...audienceOf(tables * PLAYERS),
    live: 1,
    days: 0,
    watching: 0,
    thinkSeconds: tables / perSecond,
    visitSeconds: Infinity,
  };
  const site: Site = { nodes: 1, databases: 1, databaseCores: 1, brokerCores: 1, commitMs };
  const { nodes, databases, p50, p99 } = simulate(audience, site, costs);
  return { cpu: [nodes.predicted, databases.predicted], ms: [p50, p99] };
}

async function measure(site: CountedSite, perSecond: number): Promise<Found> {
  const tables = await site.ours.deal();
  const before = await site.used();
  const begun = performance.now();
  const times = await drivePaced(tables, { perSecond, milliseconds: 1000 * SECONDS });
  const { node, database } = between(before, await site.used());
  const passed = performance.now() - begun;
  return { cpu: [node / passed, database / passed], ms: [quantile(times, 0.5), quantile(times, 0.99)] };
}

export async function check(tables: number, rates: readonly number[], costs: Costs): Promise<readonly Checked[]> {
  const site = await CountedSite.withNodes(1);
  await site.gather(tables);
  await measure(site, rates[0] ?? 1);
  const commitMs = await site.commitMs();
  const checked: Checked[] = [];
  for (const moves of rates) {
    checked.push({ moves, predicted: predict(tables, moves, costs, commitMs), measured: await measure(site, moves) });
  }
  await site.close();
  return checked;
}
