/** `npm run budgets -- [TIMES]`: the size of the client and its response times, as tables for BENCHMARKS.md. */
import { openBrowser } from '../browser.ts';
import { serveClient } from '../client.ts';
import { SAGRADA, SINTRA } from '../playing.ts';
import { measurePage } from './lighthouse.ts';
import { measureLoad, WAYS } from './load.ts';
import { measurePlain, measureResponses } from './responsive.ts';

const PORT = 9333;
const TIMES = Number(process.argv[2] ?? 5);
const GAMES = [
  { name: 'Sintra', game: 0, order: SINTRA },
  { name: 'Sagrada', game: 1, order: SAGRADA },
];
const PAGES = ['', 'new/sagrada', 'rules/sintra', 'learn/sintra/first'];

const table = (...rows: readonly (readonly (string | number)[])[]): void => {
  const [head = '', ...body] = rows.map((row) => `| ${row.join(' | ')} |`);
  console.log([head, head.replaceAll(/[^|]+/g, ' --- '), ...body, ''].join('\n'));
};

const browser = await openBrowser([`--remote-debugging-port=${PORT}`]);
const site = await serveClient();

const loads = [];
for (const way of WAYS) loads.push({ name: way.name, ...(await measureLoad(browser, site.address, way)) });
table(
  ['KB, gzipped, before the first move', 'JavaScript on the first page (≤ 60)', 'all JavaScript', 'everything'],
  ...loads.map(({ name, first, scripts, everything }) => [
    name,
    first.toFixed(1),
    scripts.toFixed(1),
    everything.toFixed(1),
  ]),
);

const SPEEDS = [4, 1];
const answers: (string | number)[][] = [];
for (const slowdown of SPEEDS) {
  const middle = await measurePlain(browser, slowdown, 20);
  answers.push([`a page with one button, CPU ÷ ${slowdown}`, '', middle, '', '', '']);
}
for (const { name, ...played } of GAMES) {
  for (const slowdown of SPEEDS) {
    const seen = await measureResponses(browser, site.address, { ...played, slowdown, taps: 40 });
    const { slowest, middle, longest, watching, shift } = seen;
    answers.push([`${name}, CPU ÷ ${slowdown}`, slowest, middle, longest, watching, shift.toFixed(3)]);
  }
}
table(
  [
    'while playing',
    'tap to paint, slowest (ms)',
    'median (ms)',
    'longest task (ms)',
    'while bots play (ms)',
    'layout shift',
  ],
  ...answers,
);

const reports = [];
for (const page of PAGES) {
  for (const isDesk of [true, false]) {
    const seen = await measurePage(`${site.address}${page}`, PORT, isDesk, TIMES);
    const { performance, accessibility, bestPractices, largest, shift } = seen;
    const where = `/${page}, ${isDesk ? 'desktop' : 'throttled phone'}`;
    reports.push([where, performance, accessibility, bestPractices, largest.toFixed(2), shift.toFixed(3)]);
  }
}
table(
  ['Lighthouse', 'performance', 'accessibility', 'best practices', 'largest paint (s)', 'layout shift'],
  ...reports,
);

site.close();
await browser.close();
