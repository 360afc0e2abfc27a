/** The commands of docs/scaling.md. They print its tables, and one of them writes the page. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { reconnects } from '../reconnects.ts';
import { check } from './checking.ts';
import { costsOf } from './costs/deriving.ts';
import { measureMemory } from './costs/memory.ts';
import { measureNews } from './costs/news.ts';
import { measureSites } from './costs/measuring.ts';
import { costTables, type Tables } from './costs/printing.ts';
import { withTables } from './document.ts';
import type { Costs } from './model/costs.ts';
import { checkTables, demandTables, limitTables, PLAYERS, simulationTables } from './tables.ts';

type Numbers = readonly number[];

/** The costs that were measured last, and the page about them. */
const FILE = new URL('costs.json', import.meta.url);
const PAGE = new URL('../../../../docs/scaling.md', import.meta.url);

const TABLES = 100;
const CHECKED_TABLES = 150;

const knownCosts = (): Costs => JSON.parse(readFileSync(FILE, 'utf8')) as Costs;

const load = (): string => loadavg()[0]?.toFixed(1) ?? '';

function print(tables: Tables): void {
  for (const [name, table] of Object.entries(tables)) console.log(`${name}\n\n${table}\n`);
}

const progress = (step: string): void => console.error(`${new Date().toLocaleTimeString('en-GB')} ${step}`);

/** Four digits say more than the machine is worth. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value;

/** Measures everything, and keeps it for the other commands. */
async function measureCosts([tables = TABLES, rounds = 2, idleSeconds = 20]: Numbers): Promise<Tables> {
  progress('connections and memory');
  const held = await measureMemory(5 * tables);
  progress('connections that come back');
  const { whole: comeBack } = await reconnects(54, 1000);
  progress('messages');
  const news = await measureNews();
  const measured = await measureSites({ tables, rounds, idleSeconds, watchers: 8 }, progress);
  const costs = costsOf(measured, { held, comeBack, news });
  writeFileSync(FILE, `${JSON.stringify(costs, rounded, 2)}\n`);
  return costTables(measured, costs);
}

const checkCosts = async ([tables = CHECKED_TABLES, seconds = 10]: Numbers = []): Promise<Tables> =>
  checkTables(await check({ tables, seconds }, knownCosts(), progress));

export const printCosts = async (numbers: Numbers): Promise<void> => print(await measureCosts(numbers));

export const printDemand = async (players: Numbers): Promise<void> =>
  print(demandTables(players.length === 0 ? PLAYERS : players, knownCosts()));

export const simulateLoad = async (players: Numbers): Promise<void> =>
  print(simulationTables(players.length === 0 ? PLAYERS : players, knownCosts()));

export const checkLoad = async (numbers: Numbers): Promise<void> => print(await checkCosts(numbers));

/** All of this, into the page. */
export async function writeScaling([rounds = 2, tables = TABLES]: Numbers): Promise<void> {
  const before = load();
  const measured = await measureCosts([tables, rounds]);
  const costs = knownCosts();
  const all = {
    ...measured,
    ...demandTables(PLAYERS, costs),
    ...simulationTables(PLAYERS, costs),
    ...limitTables(costs),
    ...(await checkCosts()),
    machine: machineSince(before),
  };
  print(all);
  const page = PAGE.pathname;
  const options = { ...(await resolveConfig(page)), filepath: page };
  writeFileSync(PAGE, await format(withTables(readFileSync(PAGE, 'utf8'), all), options));
}

function machineSince(before: string): string {
  const [core] = cpus();
  return `${cpus().length} cores (${core?.model.trim() ?? ''}), Node ${process.version}; load ${before} before and ${load()} at the end.`;
}
