/** Medians of slices that alternate between the contenders, so that a busy machine slows all of them alike. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bareEntries, bareRows } from './bare.ts';
import type { Contender } from './contender.ts';
import { ours } from './ours.ts';

export interface Cost {
  /** Per move, in microseconds. */
  readonly wall: number;
  readonly cpu: number;
}

export interface Costs {
  readonly ours: Cost;
  readonly rows: Cost;
  readonly entries: Cost;
}

async function slice(contender: Contender, groups: number, tables: number): Promise<Cost> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  for (let group = 0; group < groups; group++) await contender.commitGroup();
  const wall = (performance.now() - start) * 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { wall: wall / groups / tables, cpu: (user + system) / groups / tables };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const medianCost = (costs: readonly Cost[]): Cost => ({
  wall: median(costs.map(({ wall }) => wall)),
  cpu: median(costs.map(({ cpu }) => cpu)),
});

/** Groups per slice: about as many moves, however large the groups are. */
const groupsFor = (tables: number, moves: number): number => Math.max(2, Math.round(moves / tables));

/** Writes to files in a new folder inside the given one. */
export async function measure(folder: string, tables: number, slices: number, moves: number): Promise<Costs> {
  const place = mkdtempSync(join(folder, 'leadlight-bench-'));
  const contenders = [
    await ours(join(place, 'ours.db'), tables),
    await bareRows(join(place, 'rows.db'), tables),
    await bareEntries(join(place, 'entries.db'), tables),
  ];
  const costs = contenders.map((): Cost[] => []);
  const groups = groupsFor(tables, moves);
  for (const contender of contenders) await slice(contender, groups, tables);
  for (let i = 0; i < slices; i++) {
    for (const [which, contender] of contenders.entries()) costs[which]?.push(await slice(contender, groups, tables));
  }
  for (const contender of contenders) await contender.close();
  rmSync(place, { recursive: true });
  const [first = [], second = [], third = []] = costs;
  return { ours: medianCost(first), rows: medianCost(second), entries: medianCost(third) };
}
