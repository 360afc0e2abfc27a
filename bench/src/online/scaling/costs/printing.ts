/** The measured costs, as tables. */
import { bytes, head, row, whole } from '../../load/printing.ts';
import type { Costs } from '../model/costs.ts';
import type { MeasuredSites } from './measuring.ts';
import type { Measured } from './trial.ts';
import type { Used } from './used.ts';

const micro = (ms: number): string => whole(1000 * ms);
const some = (value: number): string => value.toFixed(2);

/** Rows of the table of moves, one column for each site. */
const MOVE: readonly (readonly [string, (site: Measured) => string])[] = [
  ['CPU of the nodes, µs', ({ move }) => micro(move.node)],
  ['CPU of PostgreSQL, µs', ({ move }) => micro(move.database)],
  ['CPU of NATS, µs', ({ move }) => micro(move.broker)],
  ['rows inserted', ({ move }) => some(move.inserted)],
  ['rows updated', ({ move }) => some(move.updated)],
  ['rows deleted', ({ move }) => some(move.deleted)],
  ['statements', ({ move }) => some(move.statements)],
  ['transactions', ({ move }) => some(move.transactions)],
  ['write-ahead log, bytes', ({ move }) => whole(move.log)],
  ['bytes to each of 4 viewers', ({ move }) => whole(move.read / 4)],
  ['bytes from the player', ({ move }) => whole(move.written)],
  ['messages into NATS', ({ move }) => some(move.published)],
  ['messages out of NATS', ({ move }) => some(move.delivered)],
  ['bytes into and out of NATS', ({ move }) => whole(move.publishedBytes + move.deliveredBytes)],
];

const GAME: readonly (readonly [string, (site: Measured) => string])[] = [
  ['moves', ({ movesPerGame }) => whole(movesPerGame)],
  ['opening it, up to the first move: CPU of the nodes, ms', ({ deal }) => deal.node.toFixed(1)],
  ['CPU of PostgreSQL, ms', ({ deal }) => deal.database.toFixed(1)],
  ['rows written', ({ deal }) => whole(deal.inserted + deal.updated + deal.deleted)],
  ['bytes stored when it is finished', ({ game }) => whole(game)],
  ['bytes stored for each person', ({ person }) => (person === 0 ? '' : whole(person))],
];

const idle = (used: Used): readonly string[] => [
  some(used.node / 10),
  some(used.database / 10),
  some(used.statements),
  whole(used.log),
  some(used.published),
  some(used.delivered),
];

export function printSites({ sites }: MeasuredSites, costs: Costs, load: string): void {
  console.log(`Load of the machine: ${load}.\n`);
  head(['each move', ...sites.map(({ name }) => name)]);
  for (const [name, cell] of MOVE) row([name, ...sites.map(cell)]);
  console.log('');
  head(['each game of four', ...sites.map(({ name }) => name)]);
  for (const [name, cell] of GAME) row([name, ...sites.map(cell)]);
  console.log('');
  printIdle(sites);
  console.log('');
  head(['memory of a node', 'bytes']);
  row(['each connection', bytes(costs.memory.connection)]);
  row(['each table in the middle of a game, with four viewers', bytes(costs.memory.table)]);
  row(['each further viewer', bytes(costs.memory.viewer)]);
  console.log(`\nEach further viewer of a move: ${whole(costs.node.viewer)} µs of the node.`);
}

function printIdle(sites: readonly Measured[]): void {
  head([
    'each second without a move',
    'nodes, % of a core',
    'PostgreSQL, %',
    'statements',
    'log, bytes',
    'news sent',
    'delivered',
  ]);
  for (const { name, idle: states } of sites) {
    row([`${name}: empty`, ...idle(states.empty)]);
    row(['everyone connected', ...idle(states.connected)]);
    row(['everyone at a table', ...idle(states.seated)]);
  }
}
