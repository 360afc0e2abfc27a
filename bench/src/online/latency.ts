/** How long everyone at a table waits for a move, at a steady rate. */
import { drivePaced, type Paced } from './load/driving.ts';
import { quantile } from './load/figures.ts';
import { cpuOf } from './load/processes.ts';
import { Ours } from './ours/contender.ts';

export interface Latency {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  /** The share of one core that the server took. */
  readonly cpu: number;
}

export async function latencies(tables: number, runs: number, paced: Paced): Promise<readonly Latency[]> {
  const ours = await Ours.open(tables);
  const found: Latency[] = [];
  for (let run = 0; run < runs; run++) found.push(await latencyOf(ours, paced));
  await ours.close();
  return found;
}

async function latencyOf(ours: Ours, paced: Paced): Promise<Latency> {
  const tables = await ours.deal();
  const before = cpuOf(ours.pid);
  const times = await drivePaced(tables, paced);
  const cpu = cpuOf(ours.pid) - before;
  return {
    moves: times.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    slowest: quantile(times, 1),
    cpu: cpu / paced.milliseconds,
  };
}
