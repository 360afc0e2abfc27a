/**
 * Measures the server under load, as a process of its own over real WebSockets:
 * `node --conditions=source bench/src/online/main.ts latency|saturation [tables] [slices]`.
 */
import { idleMemory } from './idle.ts';
import { latencies } from './latency.ts';
import { reconnects } from './reconnects.ts';
import { ratioOf, saturate } from './saturation.ts';
import { median } from './load/figures.ts';

const [what = '', ...numbers] = process.argv.slice(2);
const [tables = 250, slices = 8] = numbers.map(Number);

const row = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
const rounded = (value: number): string => Math.round(value).toLocaleString('en');

async function latency(): Promise<void> {
  for (const { moves, p50, p99, slowest, cpu } of await latencies(tables, slices, {
    perSecond: 4 * tables,
    milliseconds: 15_000,
  })) {
    row([moves, ...[p50, p99, slowest].map((ms) => ms.toFixed(1)), `${rounded(100 * cpu)} %`]);
  }
}

async function saturation(): Promise<void> {
  const all = await saturate(tables, slices, 3000);
  for (const each of all) {
    const [speed, cpu] = [each.slices.map((slice) => slice.movesPerSecond), each.slices.map((slice) => slice.cpu)];
    const byTime = all.map((other) => ratioOf(each, other, (slice) => slice.movesPerSecond).toFixed(2));
    const byCpu = all.map((other) => ratioOf(other, each, (slice) => slice.cpu).toFixed(2));
    row([each.name, rounded(median(speed)), median(cpu).toFixed(1), ...byTime, ...byCpu]);
  }
}

async function idle(): Promise<void> {
  const { kept, resident } = await idleMemory(10_000);
  row([(kept / 1000).toFixed(1), (resident / 1000).toFixed(1)]);
}

async function back(): Promise<void> {
  const { entries, whole, resumed } = await reconnects(100, 2000);
  row([entries, whole.toFixed(2), resumed.toFixed(2)]);
}

const COMMANDS = new Map([
  ['latency', latency],
  ['saturation', saturation],
  ['idle', idle],
  ['reconnects', back],
]);

await COMMANDS.get(what)?.();
