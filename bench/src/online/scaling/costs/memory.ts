/** The memory that connections, tables and viewers take on a node, and what connections cost on which nothing happens. */
import { setTimeout as pause } from 'node:timers/promises';
import { drivePaced } from '../../load/driving.ts';
import { cpuOf } from '../../load/processes.ts';
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

/** The server pings each connection once in this time. */
const BEAT_MS = 25_000;

export interface Held {
  readonly memory: Memory;
  /** CPU time of a node for each connection in each second, in milliseconds. */
  readonly connectionSecond: number;
}

export async function measureMemory(tables: number): Promise<Held> {
  const server = await OwnServer.start('--inspect=127.0.0.1:0');
  const inspector = await Inspector.connect(server.debugger);
  const kept = async (): Promise<number> => (await inspector.memory()).kept;
  const first = await Ours.at([server], FIRST);
  await first.deal();
  await playHalf(first);
  const alone = await idleShare(server.pid);
  const crowd = await Crowd.enter(server.address, tables * WATCHERS);
  const before = await kept();
  const connectionSecond = ((await idleShare(server.pid)) - alone) / (tables * WATCHERS);
  const ours = await Ours.at([server], tables, { others: FIRST });
  const connected = await kept();
  await playHalf(ours, await ours.deal());
  const seated = await kept();
  await crowd.watch(ours.tables);
  const watched = await kept();
  inspector.close();
  await crowd.leave();
  await first.leave();
  await ours.close();
  const memory = {
    connection: (connected - before) / ours.lines.length,
    table: (seated - connected) / tables,
    viewer: (watched - seated) / (tables * WATCHERS),
  };
  return { memory, connectionSecond };
}

/** CPU time in each second, in milliseconds. */
async function idleShare(pid: number): Promise<number> {
  const before = cpuOf(pid);
  await pause(BEAT_MS);
  return (1000 * (cpuOf(pid) - before)) / BEAT_MS;
}

async function playHalf(ours: Ours, tables = ours.tables): Promise<void> {
  const milliseconds = 20 * tables.length;
  await drivePaced(tables, { perSecond: (1000 * MOVES * tables.length) / milliseconds, milliseconds });
}
