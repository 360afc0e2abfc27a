/** What it costs the server that somebody comes back to a game. */
import { driveHard } from './load/driving.ts';
import { addressAt } from './load/line.ts';
import { cpuOf } from './load/processes.ts';
import { Ours } from './ours/contender.ts';

export interface Reconnects {
  /** Entries in the log of the game. */
  readonly entries: number;
  /** CPU time of the server for a page that was loaded again: all entries are sent. In milliseconds. */
  readonly whole: number;
  /** For a page that missed nothing. */
  readonly resumed: number;
}

/** Each comes from another address, because the server limits how often one may connect. */
const FIRST_ADDRESS = 100_000;

/** Plays so many moves, and then comes back so often. */
export async function reconnects(moves: number, times: number): Promise<Reconnects> {
  const ours = await Ours.open(1);
  const [table] = await ours.deal();
  if (table === undefined) throw new RangeError('there is no table');
  while (table.moves < moves) await driveHard([table], 0);
  const back = async (from: number): Promise<number> => {
    const before = cpuOf(ours.pid);
    for (let time = 0; time < times; time++) await ours.comeBack(addressAt(FIRST_ADDRESS + time), from);
    return (cpuOf(ours.pid) - before) / times;
  };
  // The first ones are slower, because code is compiled for them.
  await back(0);
  const found = { entries: table.length, whole: await back(0), resumed: await back(table.length) };
  await ours.close();
  return found;
}
