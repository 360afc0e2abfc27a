/** Finds the cost of each part from what whole sites have used. */
import { PLAYERS } from '../../load/contender.ts';
import { ASK_SECONDS } from '../model/news.ts';
import type { Costs } from '../model/costs.ts';
import { costAt, type Shared } from '../model/groups.ts';
import { sharedCostOf, underWayOf } from './fitting.ts';
import type { Held } from './memory.ts';
import type { MeasuredSites } from './measuring.ts';
import type { AtRate, Measured } from './trial.ts';
import type { Used } from './used.ts';

const MICRO_PER_MS = 1000;

/** Moves that are followed for each move of the spread site: all nodes hold each table. */
const FOLLOWERS = PLAYERS - 1;

interface Sites {
  /** One node, and as many nodes as a table has players. */
  readonly one: Measured;
  readonly spread: Measured;
}

function sitesIn({ sites }: MeasuredSites): Sites {
  const one = sites.find(({ nodes, move }) => nodes === 1 && move.published > 0);
  const spread = sites.find(({ nodes }) => nodes === PLAYERS);
  if (one === undefined || spread === undefined) throw new RangeError('a site is missing');
  return { one, spread };
}

type Part = 'node' | 'database' | 'broker';

/**
 * What a process uses while nobody moves varies by some milliseconds in each second, and is divided among the moves. Of the
 * rest, small costs count as much as large ones.
 */
const IDLE_NOISE_MS = 20;

const scaleOf = ({ perSecond, move }: AtRate, part: Part): number => move[part] + IDLE_NOISE_MS / perSecond;

/** A move at one node, beyond its viewers. */
const moveCost = ({ one }: Sites, part: 'node' | 'database', viewers: number): Shared =>
  sharedCostOf(
    one.rates.map((each) => ({
      items: 1,
      groups: each.move.commits,
      cost: each.move[part] - viewers,
      scale: scaleOf(each, part),
    })),
  );

/** What the spread site takes beyond the moves themselves. */
const catchUpCost = ({ spread }: Sites, part: 'node' | 'database', moveCosts: Shared, viewers: number): Shared =>
  sharedCostOf(
    spread.rates.map((each) => ({
      items: FOLLOWERS,
      groups: each.move.reads,
      cost: each.move[part] - viewers - costAt(moveCosts, each.move.commits),
      scale: scaleOf(each, part),
    })),
  );

/** Both sites tell: one node tells a broker to which nobody listens. */
const messageCost = ({ one, spread }: Sites): Shared =>
  sharedCostOf(
    [...one.rates, ...spread.rates].map((each) => ({
      items: each.move.published + each.move.delivered,
      groups: each.move.commits + each.move.reads,
      cost: each.move.broker,
      scale: scaleOf(each, 'broker'),
    })),
  );

const commitMsOf = (sites: Sites): number =>
  underWayOf(
    [sites.one, sites.spread].flatMap(({ nodes, rates }) =>
      rates.map(({ perSecond, move }) => ({ perSecond: perSecond / nodes, groupsPerItem: move.commits })),
    ),
  );

const catchUpMsOf = ({ spread: { nodes, rates } }: Sites): number =>
  underWayOf(
    rates.map(({ perSecond, move }) => ({
      perSecond: (perSecond * FOLLOWERS) / nodes,
      groupsPerItem: move.reads / FOLLOWERS,
    })),
  );

const rowsOf = ({ inserted, updated, deleted }: Used): number => inserted + updated + deleted;

export interface Others {
  readonly held: Held;
  /** CPU time of the node for a new connection to a table, in milliseconds. */
  readonly comeBack: number;
  /** For a message from a node or to it. */
  readonly news: number;
}

const inMicro = ({ each, group }: Shared): Shared => ({ each: each * MICRO_PER_MS, group: group * MICRO_PER_MS });

/** Noise can make a small cost negative. */
const micro = (ms: number): number => Math.max(0, ms * MICRO_PER_MS);

/** The statements of a node that reads moves of others together: whose tables there are, and their entries. */
const STATEMENTS_PER_READ = 2;

export function costsOf(measured: MeasuredSites, { held, comeBack, news }: Others): Costs {
  const sites = sitesIn(measured);
  const { one, spread } = sites;
  const { person, table } = measured.questions;
  const viewers = PLAYERS * measured.viewer;
  const [nodeMove, databaseMove] = [moveCost(sites, 'node', viewers), moveCost(sites, 'database', 0)];
  const alone = spread.idle.empty;
  return {
    node: {
      move: inMicro(nodeMove),
      viewer: micro(measured.viewer),
      catchUp: inMicro(catchUpCost(sites, 'node', nodeMove, viewers)),
      deal: micro(one.deal.node),
      comeBack: micro(comeBack),
      news: micro(news),
      second: micro((alone.node - alone.delivered * news) / spread.nodes),
      connectionSecond: micro(held.connectionSecond + person.node / ASK_SECONDS),
      tableSecond: micro(table.node / ASK_SECONDS),
    },
    database: {
      move: inMicro(databaseMove),
      catchUp: inMicro(catchUpCost(sites, 'database', databaseMove, 0)),
      deal: micro(one.deal.database),
      nodeSecond: micro(alone.database / spread.nodes),
      connectionSecond: micro(person.database / ASK_SECONDS),
      tableSecond: micro(table.database / ASK_SECONDS),
    },
    broker: { message: inMicro(messageCost(sites)), second: micro(one.idle.empty.broker) },
    underWay: { commit: commitMsOf(sites), catchUp: catchUpMsOf(sites) },
    statements: {
      catchUp: STATEMENTS_PER_READ,
      nodeSecond: alone.statements / spread.nodes,
      connectionSecond: person.statements / ASK_SECONDS,
    },
    messages: { move: one.move.published },
    rows: { move: rowsOf(one.move), deal: rowsOf(one.deal) },
    log: { move: one.move.log, deal: one.deal.log },
    stored: { game: one.game, person: one.person },
    wire: {
      viewer: one.move.read / PLAYERS,
      news: (spread.move.publishedBytes + spread.move.deliveredBytes) / (spread.move.published + spread.move.delivered),
    },
    memory: held.memory,
    movesPerGame: one.movesPerGame,
  };
}
