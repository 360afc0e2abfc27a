/** The memory of a table with its log, in the middle of a game. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Game, GameTypes } from '@leadlight/core';
import { readTable, type Entry, type Host } from '@leadlight/table';
import { scriptOf, type GameScript } from './game-script.ts';
import { arriving, dealt, hostAt, hostOf, playAll } from './hosted.ts';

/** Different games; every table has its own commands and events all the same. */
const SCRIPTS = 50;

/** Node hides its garbage collector behind a flag, which can be set at run time. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

function used(collect: () => void): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** A table where half of a game was played. */
async function playedHost<T extends GameTypes>(script: GameScript<T>): Promise<Host<T>> {
  const host = hostOf(script);
  await playAll(host, script.turns.slice(0, script.turns.length / 2).map(arriving));
  return host;
}

/** The log of such a table as text, as a store would give it back. */
async function storedLog<T extends GameTypes>(script: GameScript<T>): Promise<string> {
  const entries: Entry<T>[] = [...dealt(script).entries];
  const host = hostOf(script, (more) => entries.push(...more));
  await playAll(host, script.turns.slice(0, script.turns.length / 2).map(arriving));
  return JSON.stringify(entries);
}

/** The table that such a log leads to. */
function openedHost<T extends GameTypes>({ game, seed }: GameScript<T>, log: string): Host<T> {
  const raw = { id: 'stored', card: null, seed, entries: JSON.parse(log) as readonly unknown[] };
  const table = readTable(game, raw, []);
  if (table === undefined) throw new Error('the log cannot be read');
  return hostAt(game, { seed, state: table.state });
}

async function growth<T extends GameTypes>(tables: number, tableAt: (index: number) => Host<T> | Promise<Host<T>>) {
  const collect = collector();
  const hosts: Host<T>[] = [];
  const before = used(collect);
  for (let i = 0; i < tables; i++) hosts.push(await tableAt(i));
  return (used(collect) - before) / hosts.length;
}

export interface Memory {
  /** Bytes per table that was played here. */
  readonly played: number;
  /** Bytes per table that was opened from its stored log. */
  readonly opened: number;
}

export async function memoryOf<T extends GameTypes>(game: Game<T>, tables: number): Promise<Memory> {
  const scripts = Array.from({ length: SCRIPTS }, (_, i) => scriptOf(game, `memory ${i}`));
  const logged = await Promise.all(scripts.map(async (script) => ({ script, log: await storedLog(script) })));
  const at = (index: number) => {
    const found = logged[index % SCRIPTS];
    if (found === undefined) throw new RangeError(`there is no script for table ${index}`);
    return found;
  };
  const played = await growth(tables, (i) => playedHost(at(i).script));
  const opened = await growth(tables, (i) => openedHost(at(i).script, at(i).log));
  return { played, opened };
}
