/** What tables, viewers and moves cost at sites of each kind, which take turns. */
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../../load/figures.ts';
import { Crowd } from './crowd.ts';
import { CountedSite } from './site.ts';
import { STATES, Trial, type Measured, type State } from './trial.ts';

export interface Plan {
  readonly tables: number;
  /** Rounds whose CPU time counts. One before plays whole games: it warms up, and its rows and bytes are counted. */
  readonly rounds: number;
  readonly perSecond: number;
  /** A multiple of 15: so often, nodes ask the database what they have missed. */
  readonly idleSeconds: number;
  /** Spectators at each table, to learn what one more viewer costs. */
  readonly watchers: number;
}

export interface MeasuredSites {
  readonly sites: readonly Measured[];
  /** CPU time of the node for each move and viewer, in milliseconds. */
  readonly viewer: number;
}

/** Until every connection of the database has told what it has done. */
const SETTLED_MS = 11_000;

const openAll = async (): Promise<readonly CountedSite[]> => [
  await CountedSite.withFile(),
  await CountedSite.withDatabase(),
  await CountedSite.withNodes(1),
  await CountedSite.withNodes(4),
];

export async function measureSites(plan: Plan): Promise<MeasuredSites> {
  const trials = (await openAll()).map((site) => new Trial(site, plan.tables, plan.perSecond));
  const entering: Readonly<Record<State, () => Promise<void>>> = {
    empty: () => Promise.resolve(),
    connected: () => inTurn(trials, (trial) => trial.gather()),
    seated: () => settling(trials, (trial) => trial.dealCounted()),
  };
  for (const state of STATES) {
    await entering[state]();
    await idleTogether(trials, state, plan.idleSeconds);
  }
  await settling(trials, (trial) => trial.playCounted());
  await inTurn(trials, (trial) => trial.weigh());
  for (let round = 0; round < plan.rounds; round++) for (const trial of trials) await trial.keepRound();
  const viewer = await viewerCost(trials[2], plan);
  for (const { site } of trials) await site.close();
  return { sites: trials.map(({ measured }) => measured), viewer };
}

async function inTurn(trials: readonly Trial[], work: (trial: Trial) => Promise<void>): Promise<void> {
  for (const trial of trials) await work(trial);
}

/** Works at all sites, waits once, and then counts. */
async function settling(trials: readonly Trial[], work: (trial: Trial) => Promise<() => Promise<void>>): Promise<void> {
  const ends: (() => Promise<void>)[] = [];
  for (const trial of trials) ends.push(await work(trial));
  await pause(SETTLED_MS);
  for (const end of ends) await end();
}

async function idleTogether(trials: readonly Trial[], state: State, seconds: number): Promise<void> {
  for (const trial of trials) await trial.beginIdle();
  await pause(1000 * seconds);
  for (const trial of trials) await trial.endIdle(state, seconds);
}

/** Rounds with spectators alternate with rounds without any. */
async function viewerCost(trial: Trial | undefined, { rounds, tables, watchers }: Plan): Promise<number> {
  if (trial === undefined) throw new RangeError('there is no such site');
  const crowd = await Crowd.enter(trial.site.address, tables * watchers);
  const costs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const without = await trial.round();
    const watched = await trial.round(() => crowd.watch(trial.site.ours.tables));
    costs.push((watched.node - without.node) / watchers);
  }
  await crowd.leave();
  return median(costs);
}
