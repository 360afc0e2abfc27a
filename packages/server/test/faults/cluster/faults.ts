/** What happens to a cluster. Each fault is over when its promise resolves, and nobody has been told of it. */
import { setTimeout as pause } from 'node:timers/promises';
import { LEASE_MS } from '../../../src/tables/due-work.ts';
import type { ClusterSite } from './site.ts';

export type Fault = (site: ClusterSite) => Promise<void>;

const HANG_MS = LEASE_MS + 1000;

/** Longer than anyone has time. */
const AWAY_MS = 10_000;

const CUT_OFF_MS = 18_000;

const between = (least: number, most: number): number => least + Math.random() * (most - least);

async function killNode(site: ClusterSite): Promise<void> {
  const { server } = site.anyNode;
  await server.kill();
  await pause(between(0, 500));
  await server.revive();
}

async function stopNode(site: ClusterSite): Promise<void> {
  const { server } = site.anyNode;
  server.stop();
  await pause(HANG_MS);
  server.resume();
}

const crashDatabase =
  (away: () => number): Fault =>
  async ({ database }) => {
    await database.stop('immediate');
    await pause(away());
    await database.start();
  };

async function restartBroker({ broker }: ClusterSite): Promise<void> {
  await broker.kill();
  await pause(between(0, 2000));
  await broker.start();
}

async function cutLine({ anyNode: { line } }: ClusterSite): Promise<void> {
  for (let times = 0; times < 3; times++) {
    line.cut();
    await pause(between(0, 200));
  }
}

async function dropEverything({ anyNode: { line } }: ClusterSite): Promise<void> {
  line.silence();
  await pause(between(500, 2000));
  line.endSilence();
}

async function delayEverything({ anyNode: { line } }: ClusterSite): Promise<void> {
  line.delay(between(50, 400));
  await pause(between(500, 2000));
  line.delay(0);
}

const halfClose =
  (end: 'node' | 'database'): Fault =>
  async ({ anyNode: { line } }) =>
    line.halfClose(end);

/** One node loses the database, and the others don't. */
async function cutOff({ anyNode: { line } }: ClusterSite): Promise<void> {
  line.silence();
  await pause(CUT_OFF_MS);
  line.endSilence();
}

/** The ways in which the line between a node and the database fails. */
const CUTS: Readonly<Record<string, Fault>> = {
  cut: cutLine,
  dropped: dropEverything,
  delayed: delayEverything,
  'half-closed at the node': halfClose('node'),
  'half-closed at the database': halfClose('database'),
};

/** In turn, so that even a short run has all of them. */
function inTurn(faults: readonly Fault[]): Fault {
  let turn = Math.floor(Math.random() * faults.length);
  return (site) => faults[turn++ % faults.length]?.(site) ?? Promise.resolve();
}

export interface Plague {
  readonly fault: Fault;
  /** How often it happens in a short run. */
  readonly times: number;
  /** Whether it takes too long for a short run. */
  readonly isLong?: true;
  /** Less than the fault takes, where the clocks must stop. */
  readonly pace: { readonly bank: number; readonly increment: number };
}

/** Enough for somebody who notices after a few seconds that a node is gone, and goes elsewhere. */
const PACE = { bank: 20_000, increment: 2000 };

/** A node notices after 5 seconds that nothing comes back from the database. */
const PATIENT = { bank: 30_000, increment: 3000 };

const SOON = crashDatabase(() => between(0, 1000));

export const PLAGUES: Readonly<Record<string, Plague>> = {
  'nodes are killed': { fault: killNode, times: 2, pace: PACE },
  'the database crashes': {
    fault: crashDatabase(() => AWAY_MS),
    times: 1,
    pace: { bank: 9000, increment: 1000 },
  },
  'the broker restarts': { fault: restartBroker, times: 2, pace: PACE },
  'a node hangs for longer than a lease': { fault: stopNode, times: 1, pace: PACE },
  'lines to the database fail': { fault: inTurn(Object.values(CUTS)), times: 3, pace: PATIENT },
  'a node is cut off from the database for long': {
    fault: cutOff,
    times: 1,
    isLong: true,
    pace: { bank: 15_000, increment: 2000 },
  },
  'everything happens at once': {
    fault: inTurn([killNode, SOON, restartBroker, stopNode, ...Object.values(CUTS)]),
    times: 3,
    pace: PATIENT,
  },
};
