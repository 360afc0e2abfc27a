/** Measures the storage: `node --conditions=source bench/src/storage/main.ts [folder] [slices] [moves per slice]`. */
import { tmpdir } from 'node:os';
import { measure, type Cost } from './measure.ts';

const [folder = tmpdir(), slices = '15', moves = '500'] = process.argv.slice(2);

const perSecond = ({ wall }: Cost): string => Math.round(1e6 / wall).toLocaleString('en');
const ratio = (a: number, b: number): string => (a / b).toFixed(2);

console.log(
  '| tables | moves/s | CPU, µs | bare, same rows: moves/s | CPU, µs | bare, entries: moves/s | CPU, µs | speed |',
);
console.log(
  '| -----: | ------: | ------: | -----------------------: | ------: | ---------------------: | ------: | ----: |',
);
for (const tables of [1, 16, 256]) {
  const { ours, rows, entries } = await measure(folder, tables, Number(slices), Number(moves));
  const figures = [ours, rows, entries].flatMap((cost) => [perSecond(cost), cost.cpu.toFixed(1)]);
  console.log(`| ${[tables, ...figures, ratio(rows.wall, ours.wall)].join(' | ')} |`);
}
