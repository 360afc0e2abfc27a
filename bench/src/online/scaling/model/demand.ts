/** The arithmetic: what an audience needs at a site. */
import type { Audience, Site } from './audience.ts';
import type { Costs } from './costs.ts';
import { costAt } from './groups.ts';
import { messagesIn, newsOfMoves, newsOfNodes, newsOfPresence, sumOf } from './news.ts';
import { trafficOf, type Traffic } from './traffic.ts';

/** In each second, unless the name says otherwise. */
export interface Demand {
  readonly moves: number;
  readonly deals: number;
  readonly connections: number;
  /** Nodes that hold a live table, and tables in the memory of all nodes. */
  readonly spread: number;
  readonly heldTables: number;
  readonly nodeCores: number;
  /** What the nodes' cores do, from which their sum follows. */
  readonly nodeParts: NodeParts;
  readonly databaseCores: number;
  readonly brokerCores: number;
  readonly rows: number;
  readonly commits: number;
  readonly reads: number;
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

/** Cores of all nodes together. */
export interface NodeParts {
  readonly deciding: number;
  readonly following: number;
  readonly sending: number;
  readonly opening: number;
  readonly comingBack: number;
  /** Repeating who is at each table, and hearing it. */
  readonly presence: number;
  /** Connections and tables on which nothing happens: pings, and questions to the database. */
  readonly waiting: number;
  /** What each node does by itself, and what it tells all others. */
  readonly running: number;
}

const inCores = (parts: NodeParts): NodeParts =>
  Object.fromEntries(Object.entries(parts).map(([name, micro]: [string, number]) => [name, micro * MICRO])) as never;

/** A person who plays over days is usually alone at their table. */
function nodePartsOf(audience: Audience, site: Site, { node }: Costs, traffic: Traffic): NodeParts {
  const { liveMoves, daysMoves, moves, catchUps, deals, viewers, heldTables } = traffic;
  return inCores({
    deciding: moves * costAt(node.move, traffic.commitsPerMove),
    following: catchUps * costAt(node.catchUp, traffic.readsPerCatchUp),
    sending: (liveMoves * viewers + daysMoves) * node.viewer,
    opening: deals * node.deal,
    comingBack: (audience.players / audience.visitSeconds) * node.comeBack,
    presence: messagesIn(newsOfPresence(audience, traffic)) * node.news,
    waiting: audience.players * node.connectionSecond + heldTables * node.tableSecond,
    running: site.nodes * node.second + newsOfNodes(site).delivered * node.news,
  });
}

const sumOfParts = (parts: NodeParts): number =>
  Object.values(parts).reduce<number>((sum, cores: number) => sum + cores, 0);

/** What nodes, databases and brokers do while nobody moves, in cores. */
interface Background {
  readonly node: number;
  readonly database: number;
  readonly broker: number;
}

export const backgroundOf = (audience: Audience, site: Site, costs: Costs): Background =>
  backgroundIn(audience, site, costs, trafficOf(audience, site, costs));

function backgroundIn(audience: Audience, site: Site, costs: Costs, traffic: Traffic): Background {
  const { presence, waiting, running } = nodePartsOf(audience, site, costs, traffic);
  const { database, broker } = costs;
  const asking = audience.players * database.connectionSecond + traffic.heldTables * database.tableSecond;
  const news = sumOf(newsOfPresence(audience, traffic), newsOfNodes(site));
  return {
    node: presence + waiting + running,
    database: MICRO * (site.nodes * database.nodeSecond + asking),
    broker: MICRO * (broker.second + broker.message.each * messagesIn(news)),
  };
}

const databaseCoresOf = ({ database }: Costs, { moves, catchUps, deals, ...traffic }: Traffic): number =>
  MICRO *
  (moves * costAt(database.move, traffic.commitsPerMove) +
    catchUps * costAt(database.catchUp, traffic.readsPerCatchUp) +
    deals * database.deal);

/** What one commit tells is written together, and so is what a node reads together. */
function brokerCoresOf(site: Site, costs: Costs, traffic: Traffic): number {
  const { each, group } = costs.broker.message;
  return (
    MICRO * (messagesIn(newsOfMoves(site, costs, traffic)) * each + (commitsOf(traffic) + readsOf(traffic)) * group)
  );
}

const commitsOf = ({ moves, commitsPerMove }: Traffic): number => moves * commitsPerMove;
const readsOf = ({ catchUps, readsPerCatchUp }: Traffic): number => catchUps * readsPerCatchUp;

const statementsOf = ({ players }: Audience, { nodes }: Site, { statements }: Costs, traffic: Traffic): number =>
  commitsOf(traffic) +
  readsOf(traffic) * statements.catchUp +
  nodes * statements.nodeSecond +
  players * statements.connectionSecond;

const memoryOf = ({ players, watching }: Audience, { memory }: Costs, { heldTables }: Traffic): number =>
  players * (memory.connection + watching * memory.viewer) + heldTables * memory.table;

export function demandOf(audience: Audience, site: Site, costs: Costs): Demand {
  const traffic = trafficOf(audience, site, costs);
  const { liveMoves, daysMoves, moves, deals, viewers, spread, heldTables } = traffic;
  const news = sumOf(newsOfMoves(site, costs, traffic), newsOfPresence(audience, traffic), newsOfNodes(site));
  const background = backgroundIn(audience, site, costs, traffic);
  const nodeParts = nodePartsOf(audience, site, costs, traffic);
  return {
    moves,
    deals,
    connections: audience.players,
    spread,
    heldTables,
    nodeCores: sumOfParts(nodeParts),
    nodeParts,
    databaseCores: background.database + databaseCoresOf(costs, traffic),
    brokerCores: background.broker + brokerCoresOf(site, costs, traffic),
    rows: moves * costs.rows.move + deals * costs.rows.deal,
    commits: commitsOf(traffic),
    reads: readsOf(traffic),
    statements: statementsOf(audience, site, costs, traffic),
    logBytes: moves * costs.log.move + deals * costs.log.deal,
    diskBytesPerDay: deals * costs.stored.game * audience.meanShare * DAY_SECONDS,
    ...news,
    newsBytes: messagesIn(news) * costs.wire.news,
    wireBytes: (liveMoves * viewers + daysMoves) * costs.wire.viewer,
    memory: memoryOf(audience, costs, traffic),
  };
}
