/** Finds the cost of each part from what whole sites have used. */
import { PLAYERS } from '../../load/contender.ts';
import type { Costs } from '../model/costs.ts';
import type { Memory } from './memory.ts';
import type { MeasuredSites } from './measuring.ts';
import type { Measured } from './trial.ts';
import type { Used } from './used.ts';

const MICRO_PER_MS = 1000;

interface Sites {
  /** One node, and as many nodes as a table has players. */
  readonly one: Measured;
  readonly spread: Measured;
  /** One without a broker, which asks the database for everyone's games every second instead of every 15 seconds. */
  readonly asking: Measured;
}

function sitesIn({ sites }: MeasuredSites): Sites {
  const one = sites.find(({ nodes, move }) => nodes === 1 && move.published > 0);
  const spread = sites.find(({ nodes }) => nodes === PLAYERS);
  const asking = sites.find(({ move }) => move.published === 0 && move.log > 0);
  if (one === undefined || spread === undefined || asking === undefined) throw new RangeError('a site is missing');
  return { one, spread, asking };
}

/** Of each catch-up: at the spread site, every move is followed by all nodes but one. */
const perCatchUp = ({ one, spread }: Sites, name: keyof Used): number =>
  (spread.move[name] - one.move[name]) / (PLAYERS - 1);

const grown = ({ idle }: Measured, name: keyof Used): number => idle.seated[name] - idle.empty[name];

/** For each statement with which a node asks what it has missed: where it does little else, the noise is smallest. */
const perQuestion = ({ asking }: Sites, name: keyof Used): number => grown(asking, name) / grown(asking, 'statements');

/** Of each second. */
function idleOf(sites: Sites, tables: number, name: keyof Used): Idle {
  const { idle, nodes } = sites.spread;
  const questions = grown(sites.spread, 'statements') / (tables * PLAYERS);
  return {
    node: idle.empty[name] / nodes,
    connection: questions * perQuestion(sites, name),
  };
}

interface Idle {
  readonly node: number;
  readonly connection: number;
}

/** Messages about each table that a node holds, sent and received, of each second in which nobody moves. */
function presenceOf({ spread: { idle } }: Sites, tables: number): number {
  const more = (name: keyof Used): number => idle.seated[name] - idle.connected[name];
  return (more('published') + more('delivered')) / (tables * PLAYERS);
}

const rowsOf = ({ inserted, updated, deleted }: Used): number => inserted + updated + deleted;

interface Others {
  readonly memory: Memory;
  /** CPU time of the node for a new connection to a table, in milliseconds. */
  readonly comeBack: number;
  /** For a message from a node or to it. */
  readonly news: number;
  readonly tables: number;
}

/** Noise can make a small cost negative. */
const atLeastNothing = (value: number): number => Math.max(0, value);

export function costsOf(measured: MeasuredSites, { memory, comeBack, news, tables }: Others): Costs {
  const sites = sitesIn(measured);
  const { one, spread } = sites;
  const [node, database] = [idleOf(sites, tables, 'node'), idleOf(sites, tables, 'database')];
  const statements = idleOf(sites, tables, 'statements');
  const micro = (ms: number): number => atLeastNothing(ms * MICRO_PER_MS);
  return {
    node: {
      move: micro(one.move.node - PLAYERS * measured.viewer),
      viewer: micro(measured.viewer),
      catchUp: micro(perCatchUp(sites, 'node')),
      deal: micro(one.deal.node),
      comeBack: micro(comeBack),
      second: micro(node.node),
      connectionSecond: micro(node.connection),
      tableSecond: micro(presenceOf(sites, tables) * news),
    },
    database: {
      move: micro(one.move.database),
      catchUp: micro(perCatchUp(sites, 'database')),
      deal: micro(one.deal.database),
      nodeSecond: micro(database.node),
      connectionSecond: micro(database.connection),
    },
    broker: { message: micro(spread.move.broker / (spread.move.published + spread.move.delivered)) },
    statements: {
      catchUp: atLeastNothing(perCatchUp(sites, 'statements')),
      nodeSecond: statements.node,
      connectionSecond: atLeastNothing(statements.connection),
    },
    rows: { move: rowsOf(one.move), deal: rowsOf(one.deal) },
    log: { move: one.move.log, deal: one.deal.log },
    stored: { game: one.game, person: one.person },
    wire: {
      viewer: one.move.read / PLAYERS,
      news: (spread.move.publishedBytes + spread.move.deliveredBytes) / (spread.move.published + spread.move.delivered),
    },
    memory,
    movesPerGame: one.movesPerGame,
  };
}
