/** The arithmetic as rows of a table, one column for each audience. */
import { bytes, percent, whole } from '../../load/printing.ts';
import type { Site } from './audience.ts';
import type { Demand, NodeParts } from './demand.ts';

export interface Planned {
  readonly site: Site;
  readonly demand: Demand;
}

const cores = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

const ROWS: readonly (readonly [string, (planned: Planned) => string])[] = [
  ['moves/s', ({ demand }) => whole(demand.moves)],
  ['games begun/s', ({ demand }) => demand.deals.toFixed(1)],
  ['nodes, at most half busy', ({ site }) => whole(site.nodes)],
  ['nodes that hold each live table', ({ demand }) => demand.spread.toFixed(1)],
  ['tables in memory, on all nodes', ({ demand }) => whole(demand.heldTables)],
  ['cores of nodes', ({ demand }) => cores(demand.nodeCores)],
  ['cores of databases', ({ demand }) => cores(demand.databaseCores)],
  ['databases of 16 cores, at most half busy', ({ site }) => whole(site.databases)],
  ['cores of brokers', ({ demand }) => cores(demand.brokerCores)],
  ['commits/s', ({ demand }) => whole(demand.commits)],
  ['statements/s', ({ demand }) => whole(demand.statements)],
  ['rows written/s', ({ demand }) => whole(demand.rows)],
  ['write-ahead log/s', ({ demand }) => bytes(demand.logBytes)],
  ['finished games/day, on the disk', ({ demand }) => bytes(demand.diskBytesPerDay)],
  ['messages between nodes/s: sent', ({ demand }) => whole(demand.published)],
  ['delivered', ({ demand }) => whole(demand.delivered)],
  ['their bytes/s', ({ demand }) => bytes(demand.newsBytes)],
  ['moves to viewers, bytes/s', ({ demand }) => bytes(demand.wireBytes)],
  ['memory of all nodes', ({ demand }) => bytes(demand.memory)],
];

export const demandRows = (all: readonly Planned[]): readonly (readonly string[])[] =>
  ROWS.map(([name, cell]) => [name, ...all.map(cell)]);

const PARTS: readonly (readonly [string, keyof NodeParts])[] = [
  ['deciding and storing moves', 'deciding'],
  ['following moves of other nodes', 'following'],
  ['sending moves to viewers', 'sending'],
  ['opening games', 'opening'],
  ['connections that come back', 'comingBack'],
  ['repeating and hearing who is at which table', 'presence'],
  ['pings, and questions to the database', 'waiting'],
  ['the nodes themselves, and what they tell each other', 'running'],
];

/** What share of the nodes' work each part is. */
export const partRows = (all: readonly Planned[]): readonly (readonly string[])[] =>
  PARTS.map(([name, part]) => [name, ...all.map(({ demand }) => percent(demand.nodeParts[part] / demand.nodeCores))]);
