/** The memory that connections, tables and viewers take on a node. */
import { drivePaced } from '../../load/driving.ts';
import { Inspector } from '../../ours/inspector.ts';
import { Ours } from '../../ours/contender.ts';
import { OwnServer } from '../../ours/program.ts';
import { Crowd } from './crowd.ts';

/** Bytes that the program keeps. */
export interface Memory {
  /** For each connection on which nothing happens. */
  readonly connection: number;
  /** For each table in the middle of a game of four, who follow it. */
  readonly table: number;
  /** For each further viewer of it, beside their connection. */
  readonly viewer: number;
}

/** Half of a game of four. */
const MOVES = 54;

const WATCHERS = 8;

/** Connections and games before those that count: code is compiled for the first ones. */
const FIRST = 20;

export async function measureMemory(tables: number): Promise<Memory> {
  const server = await OwnServer.start('--inspect=127.0.0.1:0');
  const inspector = await Inspector.connect(server.debugger);
  const kept = async (): Promise<number> => (await inspector.memory()).kept;
  const first = await Ours.at([server], FIRST);
  await first.deal();
  await playHalf(first);
  const crowd = await Crowd.enter(server.address, tables * WATCHERS);
  const before = await kept();
  const ours = await Ours.at([server], tables, undefined, FIRST);
  const connected = await kept();
  await playHalf(ours, await ours.deal());
  const seated = await kept();
  await crowd.watch(ours.tables);
  const watched = await kept();
  inspector.close();
  await crowd.leave();
  await first.leave();
  await ours.close();
  return {
    connection: (connected - before) / ours.lines.length,
    table: (seated - connected) / tables,
    viewer: (watched - seated) / (tables * WATCHERS),
  };
}

async function playHalf(ours: Ours, tables = ours.tables): Promise<void> {
  const milliseconds = 20 * tables.length;
  await drivePaced(tables, { perSecond: (1000 * MOVES * tables.length) / milliseconds, milliseconds });
}
