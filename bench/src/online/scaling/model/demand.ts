/** The arithmetic: what an audience needs at a site. */
import { liveTablesOf, spreadOf, viewersOf, type Audience, type Site } from './audience.ts';
import type { Costs } from './costs.ts';

/** In each second, unless the name says otherwise. */
export interface Demand {
  readonly moves: number;
  readonly deals: number;
  readonly connections: number;
  /** Nodes that hold a live table, and tables in the memory of all nodes. */
  readonly spread: number;
  readonly heldTables: number;
  readonly nodeCores: number;
  readonly databaseCores: number;
  readonly brokerCores: number;
  readonly rows: number;
  readonly commits: number;
  readonly statements: number;
  readonly logBytes: number;
  readonly diskBytesPerDay: number;
  readonly published: number;
  readonly delivered: number;
  readonly newsBytes: number;
  readonly wireBytes: number;
  /** Bytes on all nodes together. */
  readonly memory: number;
}

const MICRO = 1e-6;
const DAY_SECONDS = 86_400;

/** How often nodes repeat who follows a table, and how long changes of the lists are gathered. */
export const PRESENCE_SECONDS = 5;
const LOBBY_SECONDS = 0.3;

/** Each node tells all others once a second that it has stored something, and what has been taken from its limits. */
const GOSSIP = 2 + 1 / LOBBY_SECONDS;

/** The parts on which everything else depends. */
interface Traffic {
  readonly liveMoves: number;
  readonly daysMoves: number;
  readonly moves: number;
  readonly deals: number;
  readonly viewers: number;
  readonly spread: number;
  readonly heldTables: number;
}

function trafficOf(audience: Audience, { nodes }: Site, { movesPerGame }: Costs): Traffic {
  const [tables, viewers] = [liveTablesOf(audience), viewersOf(audience)];
  const spread = Math.max(1, spreadOf(viewers, nodes));
  const daysPlayers = audience.players * audience.days;
  const [liveMoves, daysMoves] = [tables / audience.thinkSeconds, daysPlayers / audience.daysSeconds];
  const moves = liveMoves + daysMoves;
  const heldTables = tables * spread + daysPlayers;
  return { liveMoves, daysMoves, moves, deals: liveMoves / movesPerGame, viewers, spread, heldTables };
}

/** A person who plays over days is usually alone at their table. */
function nodeCoresOf(audience: Audience, { node }: Costs, traffic: Traffic): number {
  const { liveMoves, daysMoves, deals, viewers, spread } = traffic;
  const live = node.move + viewers * node.viewer + (spread - 1) * node.catchUp;
  const days = node.move + node.viewer;
  const visits = audience.players / audience.visitSeconds;
  return MICRO * (liveMoves * live + daysMoves * days + deals * node.deal + visits * node.comeBack);
}

/** What nodes, databases and brokers do while nobody moves, in cores. */
interface Background {
  readonly node: number;
  /** The part of it that nodes do for all of their tables at once, whenever they repeat who is there. */
  readonly presence: number;
  readonly database: number;
  readonly broker: number;
}

export const backgroundOf = (audience: Audience, site: Site, costs: Costs): Background =>
  backgroundIn(audience, site, costs, trafficOf(audience, site, costs));

function backgroundIn(audience: Audience, site: Site, { node, database, broker }: Costs, traffic: Traffic): Background {
  const [{ nodes }, { players }, { heldTables }] = [site, audience, traffic];
  const { published, delivered } = newsOf(audience, site, { ...traffic, moves: 0, liveMoves: 0 });
  return {
    node: MICRO * (nodes * node.second + players * node.connectionSecond + heldTables * node.tableSecond),
    presence: MICRO * heldTables * node.tableSecond,
    database: MICRO * (nodes * database.nodeSecond + players * database.connectionSecond),
    broker: MICRO * broker.message * (published + delivered),
  };
}

function databaseCoresOf({ database }: Costs, { moves, liveMoves, deals, spread }: Traffic): number {
  const catchUps = liveMoves * (spread - 1) * database.catchUp;
  return MICRO * (moves * database.move + catchUps + deals * database.deal);
}

interface News {
  readonly published: number;
  readonly delivered: number;
}

/** A move tells the table's nodes that it is there, and each player that a game waits for them, or no longer does. */
function newsOf({ seats }: Audience, { nodes }: Site, { moves, liveMoves, spread, heldTables }: Traffic): News {
  if (nodes === 1) return { published: 0, delivered: 0 };
  const presence = heldTables / PRESENCE_SECONDS;
  const gossip = nodes * GOSSIP;
  return {
    published: moves * (1 + seats) + presence + gossip,
    delivered: liveMoves * (spread - 1 + seats * (1 - 1 / nodes)) + presence * (spread - 1) + gossip * (nodes - 1),
  };
}

/** A node stores one group at a time: what comes meanwhile goes into the next one. */
const commitsOf = (moves: number, { nodes, commitMs }: Site): number =>
  moves / (1 + (moves / nodes) * (commitMs / 1000));

function statementsOf(
  { players }: Audience,
  site: Site,
  { statements }: Costs,
  { moves, liveMoves, spread }: Traffic,
): number {
  const catchUps = liveMoves * (spread - 1) * statements.catchUp;
  return commitsOf(moves, site) + catchUps + site.nodes * statements.nodeSecond + players * statements.connectionSecond;
}

const memoryOf = ({ players, watching }: Audience, { memory }: Costs, { heldTables }: Traffic): number =>
  players * (memory.connection + watching * memory.viewer) + heldTables * memory.table;

export function demandOf(audience: Audience, site: Site, costs: Costs): Demand {
  const traffic = trafficOf(audience, site, costs);
  const { liveMoves, daysMoves, moves, deals, viewers, spread, heldTables } = traffic;
  const news = newsOf(audience, site, traffic);
  const background = backgroundIn(audience, site, costs, traffic);
  return {
    moves,
    deals,
    connections: audience.players,
    spread,
    heldTables,
    nodeCores: background.node + nodeCoresOf(audience, costs, traffic),
    databaseCores: background.database + databaseCoresOf(costs, traffic),
    brokerCores: MICRO * costs.broker.message * (news.published + news.delivered),
    rows: moves * costs.rows.move + deals * costs.rows.deal,
    commits: commitsOf(moves, site),
    statements: statementsOf(audience, site, costs, traffic),
    logBytes: moves * costs.log.move + deals * costs.log.deal,
    diskBytesPerDay: deals * costs.stored.game * audience.meanShare * DAY_SECONDS,
    ...news,
    newsBytes: (news.published + news.delivered) * costs.wire.news,
    wireBytes: (liveMoves * viewers + daysMoves) * costs.wire.viewer,
    memory: memoryOf(audience, costs, traffic),
  };
}
