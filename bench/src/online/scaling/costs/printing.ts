/** The measured costs, as tables. */
import { bytes, tableOf, whole } from '../../load/printing.ts';
import type { Costs } from '../model/costs.ts';
import type { Shared } from '../model/groups.ts';
import type { MeasuredSites } from './measuring.ts';
import type { AtRate, Measured } from './trial.ts';
import type { Used } from './used.ts';

const micro = (ms: number): string => whole(1000 * ms);
const some = (value: number): string => value.toFixed(2);

/** SQLite writes the same rows as PostgreSQL, but counts nothing. */
const isCounted = ({ move }: Measured): boolean => move.log > 0;

type Cell = (site: Measured) => string;

const ifCounted =
  (cell: Cell): Cell =>
  (site) =>
    isCounted(site) ? cell(site) : '';

/** How many share a group; of sites that have no groups, nothing. */
const perGroup = (groups: number, items = 1): string =>
  groups === 0 || items === 0 ? '' : (items / groups).toFixed(1);

const RATES: readonly (readonly [string, (each: AtRate, site: Measured) => string])[] = [
  ['moves/s', ({ perSecond }) => whole(perSecond)],
  ['CPU of the nodes, µs', ({ move }) => micro(move.node)],
  ['of PostgreSQL, µs', ({ move }) => micro(move.database)],
  ['of NATS, µs', ({ move }) => micro(move.broker)],
  ['statements', ({ move }, site) => (isCounted(site) ? some(move.statements) : '')],
  ['moves in a commit', ({ move }) => perGroup(move.commits)],
  ['moves read together', ({ move }, { nodes }) => perGroup(move.reads, nodes - 1)],
];

/** Rows of the table of moves, one column for each site. */
const MOVE: readonly (readonly [string, Cell])[] = [
  ['rows inserted', ifCounted(({ move }) => some(move.inserted))],
  ['rows updated', ifCounted(({ move }) => some(move.updated))],
  ['rows deleted', ifCounted(({ move }) => some(move.deleted))],
  ['write-ahead log, bytes', ifCounted(({ move }) => whole(move.log))],
  ['bytes to each of 4 viewers', ({ move }) => whole(move.read / 4)],
  ['bytes from the player', ({ move }) => whole(move.written)],
  ['messages into NATS', ({ move }) => some(move.published)],
  ['messages out of NATS', ({ move }) => some(move.delivered)],
  ['bytes into and out of NATS', ({ move }) => whole(move.publishedBytes + move.deliveredBytes)],
];

const GAME: readonly (readonly [string, Cell])[] = [
  ['moves', ({ movesPerGame }) => whole(movesPerGame)],
  ['opening it, up to the first move: CPU of the nodes, ms', ({ deal }) => deal.node.toFixed(1)],
  ['CPU of PostgreSQL, ms', ({ deal }) => deal.database.toFixed(1)],
  ['rows written', ifCounted(({ deal }) => whole(deal.inserted + deal.updated + deal.deleted))],
  ['bytes stored when it is finished', ({ game }) => whole(game)],
  ['bytes stored for each person', ({ person }) => (person === 0 ? '' : whole(person))],
];

const IDLE = ['each second without a move', 'nodes, % of a core', 'PostgreSQL, %', 'statements', 'log, bytes'];

const idle = (used: Used, site: Measured): readonly string[] => [
  some(used.node / 10),
  some(used.database / 10),
  ...(isCounted(site) ? [some(used.statements), whole(used.log)] : ['', '']),
  some(used.published),
  some(used.delivered),
];

const idleRows = (site: Measured): readonly (readonly string[])[] => [
  [`${site.name}: empty`, ...idle(site.idle.empty, site)],
  ['everyone connected', ...idle(site.idle.connected, site)],
  ['everyone at a table', ...idle(site.idle.seated, site)],
];

/** Costs that are found from measured ones. */
function unitRows({ node, database, broker, underWay }: Costs): readonly (readonly string[])[] {
  const shared = (name: string, { each, group }: Shared, ms = ''): readonly string[] => [
    name,
    each < 10 ? each.toFixed(1) : whole(each),
    whole(group),
    ms,
  ];
  return [
    shared('a move: its node', node.move, underWay.commit.toFixed(1)),
    shared('PostgreSQL', database.move),
    shared('a move of another node: its node', node.catchUp, underWay.catchUp.toFixed(1)),
    shared('PostgreSQL', database.catchUp),
    shared('a message: NATS', broker.message),
  ];
}

const small = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

const otherRows = ({ node, database }: Costs): readonly (readonly string[])[] => [
  ['each further viewer of a move', small(node.viewer), ''],
  ['each message that a node sends or hears', small(node.news), ''],
  ['a connection that comes back to its table', small(node.comeBack), ''],
  ['each second: a node', small(node.second), small(database.nodeSecond)],
  ['a connection', small(node.connectionSecond), small(database.connectionSecond)],
  ['a table that a node follows', small(node.tableSecond), small(database.tableSecond)],
];

export type Tables = Readonly<Record<string, string>>;

export function costTables({ sites }: MeasuredSites, costs: Costs): Tables {
  const names = sites.map(({ name }) => name);
  const bySite = (rows: typeof MOVE): readonly (readonly string[])[] =>
    rows.map(([name, cell]) => [name, ...sites.map(cell)]);
  const rates = sites.flatMap((site) =>
    site.rates.map((each) => [site.name, ...RATES.map(([, cell]) => cell(each, site))]),
  );
  return {
    rates: tableOf(['each move', ...RATES.map(([name]) => name)], rates),
    moves: tableOf(['each move', ...names], bySite(MOVE)),
    games: tableOf(['each game of four', ...names], bySite(GAME)),
    idle: tableOf([...IDLE, 'news sent', 'delivered'], sites.flatMap(idleRows)),
    units: tableOf(['CPU time, µs', 'for each', 'for each group', 'a group is under way, ms'], unitRows(costs)),
    others: tableOf(['CPU time, µs', 'node', 'PostgreSQL'], otherRows(costs)),
    memory: tableOf(
      ['memory of a node', 'bytes'],
      [
        ['each connection', bytes(costs.memory.connection)],
        ['each table in the middle of a game, with four viewers', bytes(costs.memory.table)],
        ['each further viewer', bytes(costs.memory.viewer)],
      ],
    ),
  };
}
