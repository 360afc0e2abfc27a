/** What tables, viewers and moves cost at sites of each kind, which take turns. */
import { setTimeout as pause } from 'node:timers/promises';
import { PLAYERS } from '../../load/contender.ts';
import { median } from '../../load/figures.ts';
import { Crowd } from './crowd.ts';
import { measureQuestions, type Questions } from './questions.ts';
import { CountedSite } from './site.ts';
import { STATES, Trial, type Measured, type State } from './trial.ts';

export interface Plan {
  readonly tables: number;
  /** Rounds whose CPU time counts. Before, whole games are played: they warm up, and their rows and bytes are counted. */
  readonly rounds: number;
  /** A multiple of 5: so often, nodes ask the database what they have missed. */
  readonly idleSeconds: number;
  /** Spectators at each table, to learn what one more viewer costs. */
  readonly watchers: number;
}

export interface MeasuredSites {
  readonly sites: readonly Measured[];
  /** CPU time of the node for each move and viewer, in milliseconds. */
  readonly viewer: number;
  readonly questions: Questions;
}

/** Until every connection of the database has told what it has done. */
const SETTLED_MS = 11_000;

/** Moves a second, at one node, and at as many nodes as a table has players: they all share this machine. */
const RATES = [30, 120, 480, 1200];
const SPREAD_RATES = [30, 90, 180, 360];

/** The rate at which spectators watch. */
const WATCHED_RATE = 120;

const ratesAt = ({ nodes }: CountedSite): readonly number[] => (nodes === 1 ? RATES : SPREAD_RATES);

const openAll = async (): Promise<readonly CountedSite[]> => [
  await CountedSite.withFile(),
  await CountedSite.withDatabase(),
  await CountedSite.withNodes(1),
  await CountedSite.withNodes(PLAYERS),
];

/** Says what is being done: everything together takes minutes, and the tables come last. */
export type Progress = (step: string) => void;

export async function measureSites(plan: Plan, progress: Progress): Promise<MeasuredSites> {
  progress('sites');
  const trials = (await openAll()).map((site) => new Trial(site, plan.tables));
  const entering: Readonly<Record<State, () => Promise<void>>> = {
    empty: () => Promise.resolve(),
    connected: () => inTurn(trials, (trial) => trial.gather()),
    seated: () => settling(trials, (trial) => trial.dealCounted()),
  };
  for (const state of STATES) {
    progress(`sites: ${state}`);
    await entering[state]();
    await idleTogether(trials, state, plan.idleSeconds);
  }
  const [, , one] = trials;
  if (one === undefined) throw new RangeError('there is no such site');
  progress('questions');
  const questions = await measureQuestions(one.site.database);
  progress('whole games');
  await settling(trials, (trial) => trial.playCounted());
  await inTurn(trials, (trial) => trial.weigh());
  for (let round = 0; round < plan.rounds; round++) {
    progress(`moves, round ${round + 1} of ${plan.rounds}`);
    await roundOf(trials);
  }
  progress('viewers');
  const viewer = await viewerCost(one, plan);
  for (const { site } of trials) await site.close();
  return { sites: trials.map(({ measured }) => measured), viewer, questions };
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

/** Each rate at each site, so that a machine that is busy for a while slows all sites alike. */
async function roundOf(trials: readonly Trial[]): Promise<void> {
  await inTurn(trials, (trial) => trial.dealAgain());
  for (const at of RATES.keys()) {
    await inTurn(trials, (trial) => trial.keepSlice(ratesAt(trial.site)[at] ?? WATCHED_RATE));
  }
}

/** Slices with spectators alternate with slices without any. */
async function viewerCost(trial: Trial, { rounds, tables, watchers }: Plan): Promise<number> {
  const crowd = await Crowd.enter(trial.site.address, tables * watchers);
  const costs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await trial.dealAgain();
    const without = await trial.slice(WATCHED_RATE);
    await crowd.watch(trial.site.ours.tables);
    const watched = await trial.slice(WATCHED_RATE);
    costs.push((watched.move.node - without.move.node) / watchers);
  }
  await crowd.leave();
  return median(costs);
}
