/** Finds the cost of each part from what whole sites have used. */
import { PLAYERS } from '../../load/contender.ts';
import type { Costs } from '../model/costs.ts';
import type { Memory } from './memory.ts';
import type { MeasuredSites } from './measuring.ts';
import type { Measured } from './trial.ts';
import type { Used } from './used.ts';

const MICRO_PER_MS = 1000;

interface Pair {
  /** One node with a database, and as many nodes as a table has players. */
  readonly one: Measured;
  readonly spread: Measured;
}

function pairOf({ sites }: MeasuredSites): Pair {
  const one = sites.find(({ nodes, move }) => nodes === 1 && move.database > 0);
  const spread = sites.find(({ nodes }) => nodes === PLAYERS);
  if (one === undefined || spread === undefined) throw new RangeError('these sites were not measured');
  return { one, spread };
}

/** Of each catch-up: at the spread site, every move is followed by all nodes but one. */
const perCatchUp = ({ one, spread }: Pair, name: keyof Used): number =>
  (spread.move[name] - one.move[name]) / (PLAYERS - 1);

/** Of each second. */
function idleOf({ spread: { idle, nodes } }: Pair, tables: number, name: keyof Used) {
  return {
    node: idle.empty[name] / nodes,
    connection: (idle.connected[name] - idle.empty[name]) / (tables * PLAYERS),
    table: (idle.seated[name] - idle.connected[name]) / (tables * PLAYERS),
  };
}

const rowsOf = ({ inserted, updated, deleted }: Used): number => inserted + updated + deleted;

interface Others {
  readonly memory: Memory;
  /** CPU time of the node for a new connection to a table, in milliseconds. */
  readonly comeBack: number;
  readonly tables: number;
}

/** Noise can make a small cost negative. */
const atLeastNothing = (value: number): number => Math.max(0, value);

export function costsOf(measured: MeasuredSites, { memory, comeBack, tables }: Others): Costs {
  const pair = pairOf(measured);
  const { one, spread } = pair;
  const [node, database] = [idleOf(pair, tables, 'node'), idleOf(pair, tables, 'database')];
  const statements = idleOf(pair, tables, 'statements');
  const micro = (ms: number): number => atLeastNothing(ms * MICRO_PER_MS);
  return {
    node: {
      move: micro(one.move.node - PLAYERS * measured.viewer),
      viewer: micro(measured.viewer),
      catchUp: micro(perCatchUp(pair, 'node')),
      deal: micro(one.deal.node),
      comeBack: micro(comeBack),
      second: micro(node.node),
      connectionSecond: micro(node.connection),
      tableSecond: micro(node.table),
    },
    database: {
      move: micro(one.move.database),
      catchUp: micro(perCatchUp(pair, 'database')),
      deal: micro(one.deal.database),
      nodeSecond: micro(database.node),
      connectionSecond: micro(database.connection),
      tableSecond: micro(database.table),
    },
    broker: { message: micro(spread.move.broker / (spread.move.published + spread.move.delivered)) },
    statements: {
      catchUp: atLeastNothing(perCatchUp(pair, 'statements')),
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
