/** How many moves a second each server bears: slices alternate, so that a busy machine slows all of them alike. */
import { openBare } from './bare/contender.ts';
import { driveHard } from './load/driving.ts';
import { median } from './load/figures.ts';
import type { Contender, Opening } from './load/contender.ts';
import { cpuOf } from './load/processes.ts';
import { Ours } from './ours/contender.ts';

/** Type-checked by other rules than this file, so the compiler must not follow the import. */
const PEER = new URL('../sintra/online/contender.ts', import.meta.url);

/** One slice of one server. */
export interface Slice {
  readonly movesPerSecond: number;
  /** The CPU time of the server for each move, in microseconds. */
  readonly cpu: number;
}

export interface Saturation {
  readonly name: string;
  readonly slices: readonly Slice[];
}

export async function saturate(tables: number, slices: number, milliseconds: number): Promise<readonly Saturation[]> {
  const { openPeer } = (await import(PEER.href)) as { readonly openPeer: Opening };
  const contenders: readonly Contender[] = [await Ours.open(tables), await openPeer(tables), await openBare(tables)];
  const measured = contenders.map((contender) => ({ contender, slices: new Array<Slice>() }));
  // Once more than it counts: the first slice warms up.
  for (let slice = 0; slice <= slices; slice++) {
    for (const each of measured) each.slices.push(await sliceOf(each.contender, milliseconds));
  }
  for (const contender of contenders) await contender.close();
  return measured.map((each) => ({ name: each.contender.name, slices: each.slices.slice(1) }));
}

async function sliceOf(contender: Contender, milliseconds: number): Promise<Slice> {
  const tables = await contender.deal();
  const before = cpuOf(contender.pid);
  const driven = await driveHard(tables, milliseconds);
  return {
    movesPerSecond: (1000 * driven.moves) / driven.milliseconds,
    cpu: (1000 * (cpuOf(contender.pid) - before)) / driven.moves,
  };
}

/** The median of the ratios of neighbouring slices. */
export const ratioOf = (a: Saturation, b: Saturation, of: (slice: Slice) => number): number =>
  median(a.slices.map((slice, at) => of(slice) / of(b.slices[at] ?? slice)));
