/**
 * Measures the server under load, as a process of its own over real WebSockets. `COMMAND` is `latency`, `saturation`,
 * `idle`, `reconnects` or `cluster`; `costs`, `demand`, `simulate-load` and `check-load` are those of docs/scaling.md, and
 * `scaling` runs all four and writes that page. The numbers are optional: `node --conditions=source bench/src/online/main.ts COMMAND [numbers]`.
 * With `LOAD_NODE_OPTIONS=--cpu-prof`, servers write profiles when they end, which `profile FILE` summarises.
 */
import { measureClusters, type Measured } from './cluster/measuring.ts';
import { idleMemory } from './idle.ts';
import { latencies } from './latency.ts';
import { PLAYERS } from './load/contender.ts';
import { median } from './load/figures.ts';
import { head, row, whole } from './load/printing.ts';
import { sharesOf } from './profile.ts';
import { reconnects } from './reconnects.ts';
import { checkLoad, printCosts, printDemand, simulateLoad, writeScaling } from './scaling/commands.ts';
import { ratioOf, saturate, type Saturation, type Slice } from './saturation.ts';

type Numbers = readonly number[];

/** `runs` times a quarter of a minute: each table makes a move four times a second. */
async function latency([tables = 250, runs = 4]: Numbers): Promise<void> {
  head(['connections', 'moves/s', 'p50, ms', 'p99, ms', 'slowest, ms', 'one core, %']);
  const paced = { perSecond: 4 * tables, milliseconds: 15_000 };
  for (const { p50, p99, slowest, cpu } of await latencies(tables, runs, paced)) {
    row([
      whole(tables * PLAYERS),
      whole(paced.perSecond),
      ...[p50, p99, slowest].map((ms) => ms.toFixed(1)),
      whole(100 * cpu),
    ]);
  }
}

const speedOf = ({ movesPerSecond }: Slice): number => movesPerSecond;
const costOf = ({ cpu }: Slice): number => cpu;

async function saturation([tables = 250, slices = 8]: Numbers): Promise<void> {
  const all = await saturate(tables, slices, 3000);
  head([
    'server',
    'moves/s',
    'CPU, µs',
    ...all.map(({ name }) => `÷ ${name}`),
    ...all.map(({ name }) => `CPU: ÷ ${name}`),
  ]);
  for (const each of all) row([each.name, ...figuresOf(each), ...ratiosOf(each, all)]);
}

const figuresOf = ({ slices }: Saturation): readonly string[] => [
  whole(median(slices.map(speedOf))),
  median(slices.map(costOf)).toFixed(1),
];

const ratiosOf = (one: Saturation, all: readonly Saturation[]): readonly string[] => [
  ...all.map((other) => ratioOf(one, other, speedOf).toFixed(2)),
  ...all.map((other) => ratioOf(other, one, costOf).toFixed(2)),
];

async function idle([connections = 10_000]: Numbers): Promise<void> {
  const { kept, resident } = await idleMemory(connections);
  head(['connections', 'KB kept by each', 'KB of the process for each']);
  row([whole(connections), (kept / 1000).toFixed(1), (resident / 1000).toFixed(1)]);
}

async function comingBack([moves = 100, times = 2000]: Numbers): Promise<void> {
  const { entries, whole: all, resumed } = await reconnects(moves, times);
  head(['entries', 'CPU for all entries, ms', 'CPU for none, ms']);
  row([entries, all.toFixed(2), resumed.toFixed(2)]);
}

const micro = (value: number): string => value.toFixed(0);

/** `slices` times five seconds at a steady rate and three as fast as it goes, for each of the four sites. */
async function cluster([tables = 250, slices = 6, perSecond = 250]: Numbers): Promise<void> {
  const all = await measureClusters(tables, slices, { perSecond, milliseconds: 5000 });
  console.log(`At ${whole(perSecond)} moves/s:\n`);
  head(['site', 'p50, ms', 'p99, ms', 'CPU of the server, µs', 'of PostgreSQL, µs', 'of NATS, µs']);
  for (const { name, paced } of all)
    row([name, ...[paced.p50, paced.p99].map((ms) => ms.toFixed(1)), ...costsOf(paced)]);
  console.log('\nAs fast as it goes:\n');
  head(['site', 'moves/s', 'CPU of the server, µs', 'of PostgreSQL, µs', 'of NATS, µs']);
  for (const { name, hard } of all) row([name, whole(hard.movesPerSecond), ...costsOf(hard)]);
  console.log('\nWhile people played:\n');
  head(['site', 'moves', 'conflicts', 'retries', 'entries caught up', 'news sent', 'received', 'missed']);
  for (const { name, moves, counters } of all) row([name, whole(moves), ...counters.map(whole)]);
}

const costsOf = ({ server, database, broker }: Measured['hard' | 'paced']): readonly string[] =>
  [server, database, broker].map(micro);

const LEAST_PERCENT = 0.5;

function profile(file: string): void {
  head(['group', 'time, %']);
  for (const { group, percent } of sharesOf(file)) if (percent >= LEAST_PERCENT) row([group, percent.toFixed(1)]);
}

const COMMANDS = new Map<string | undefined, (numbers: Numbers) => Promise<void>>([
  ['latency', latency],
  ['saturation', saturation],
  ['idle', idle],
  ['reconnects', comingBack],
  ['cluster', cluster],
  ['costs', printCosts],
  ['demand', printDemand],
  ['simulate-load', simulateLoad],
  ['check-load', checkLoad],
  ['scaling', writeScaling],
]);

const [name, ...numbers] = process.argv.slice(2);
const command = COMMANDS.get(name);
if (name === 'profile') profile(numbers[0] ?? '');
else if (command === undefined) throw new Error(`COMMAND is one of profile, ${[...COMMANDS.keys()].join(', ')}`);
else await command(numbers.map(Number));
