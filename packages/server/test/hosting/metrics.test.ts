/** Every figure that the dashboard and the alert rules ask for exists. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runService, type Running } from '../online/service.ts';

const HOSTING = join(import.meta.dirname, '..', '..', '..', '..', 'hosting');
const read = (name: string): string => readFileSync(join(HOSTING, name), 'utf8');

/** The words of the query language that could be names of figures. */
const WORDS = new Set(['by', 'sum', 'rate', 'increase', 'changes', 'histogram_quantile']);

/** The figures and the labels in an expression. Durations are in brackets, and labels are in braces or follow `by`. */
function namesIn(expression: string): { readonly figures: readonly string[]; readonly labels: readonly string[] } {
  const bare = expression.replaceAll(/"[^"]*"|\[[^\]]*\]/g, '');
  const groups = bare.match(/\{[^}]*\}|\bby \([^)]*\)/g) ?? [];
  const rest = groups.reduce((text, group) => text.replace(group, ''), bare);
  const wordsIn = (text: string): readonly string[] => text.match(/\b[a-z]\w*/g) ?? [];
  return {
    figures: wordsIn(rest).filter((word) => !WORDS.has(word)),
    labels: groups.flatMap(wordsIn).filter((word) => word !== 'by'),
  };
}

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

const inDashboard = (JSON.parse(read('dashboard.json')) as Dashboard).panels.flatMap(({ targets }) =>
  targets.map(({ expr }) => expr),
);

/** An expression is on one line, or on the lines below that are further in. */
const inAlerts = [...read('alerts.yml').matchAll(/^( +)expr: (?:\|\n((?:\1 +.*\n)+)|(.*))/gm)].map(
  ([, , block, line]) => block ?? line ?? '',
);

/** What Prometheus itself adds to every scrape. */
const ADDED = { figures: ['up'], labels: ['job', 'instance'] };

let running: Running;
let scrape: string;

beforeAll(async () => {
  // Nobody answers there; the figure about that must exist all the same.
  running = await runService({ NATS_URL: 'nats://127.0.0.1:1' });
  scrape = await (await fetch(`${running.address}/metrics`)).text();
});
afterAll(() => running.close());

function scraped(): ReadonlySet<string> {
  const families = [...scrape.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  const names = families.flatMap(([, name = '', type]) => (type === 'histogram' ? [`${name}_bucket`, name] : [name]));
  return new Set([...ADDED.figures, ...names]);
}

/** Labels of figures that nobody has counted yet are not in a scrape. */
const LABELS = ['le', 'command', 'reason', 'what', 'outcome'];

test('expressions are read as meant', () => {
  const { figures, labels } = namesIn('sum by (le) (rate(a_bucket{job="x", reason="y"}[5m])) / b > 0.5');
  expect([figures, labels]).toEqual([
    ['a_bucket', 'b'],
    ['le', 'job', 'reason'],
  ]);
  expect([inDashboard.length, inAlerts.length]).toEqual([20, 10]);
});

test.for([...inDashboard, ...inAlerts])('%s', (expression) => {
  const { figures, labels } = namesIn(expression);
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter((name) => !scraped().has(name))).toEqual([]);
  expect(labels.filter((name) => ![...ADDED.labels, ...LABELS].includes(name))).toEqual([]);
});

test('the reason that the alert about storage waits for is one that the server gives', async () => {
  const [reason] = /(?<=reason=")\w+/.exec(inAlerts.join('\n')) ?? [];
  const { service } = running;
  service.online.metrics.refused('unavailable');
  const again = await (await fetch(`${running.address}/metrics`)).text();
  expect(again).toContain(`leadlight_refusals_total{reason="${reason}"} 1`);
});
