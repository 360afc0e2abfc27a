/** What the model says, and how far it is right, as tables of docs/scaling.md. */
import { bytes, percent, tableOf, whole } from '../load/printing.ts';
import { differencesOf, type Checked, type Found } from './checking.ts';
import type { Tables } from './costs/printing.ts';
import { audienceOf, type Audience, type Site } from './model/audience.ts';
import type { Costs } from './model/costs.ts';
import { demandOf } from './model/demand.ts';
import { planFor, USUAL } from './model/planning.ts';
import { demandRows, partRows } from './model/printing.ts';
import { simulate, type Part, type Simulated } from './simulation/simulate.ts';

export const PLAYERS = [1000, 10_000, 100_000, 1_000_000];

export function demandTables(players: readonly number[], costs: Costs): Tables {
  const planned = players.map((each) => {
    const audience = audienceOf(each);
    const site = planFor(audience, costs);
    return { site, demand: demandOf(audience, site, costs) };
  });
  const counts = players.map(whole);
  return {
    demand: tableOf(['players at once', ...counts], demandRows(planned)),
    parts: tableOf(['share of the nodes’ work, %', ...counts], partRows(planned)),
  };
}

const SIMULATED = [
  'players',
  'nodes',
  'databases',
  'moves/s',
  'node busy: arithmetic, %',
  'simulated, %',
  'database busy: arithmetic, %',
  'simulated, %',
  'broker busy: arithmetic, %',
  'simulated, %',
  'p99 wait for a node, ms',
  'for a database, ms',
  'p50 of a move, ms',
  'p99, ms',
];

const shares = ({ predicted, busy }: Part): readonly string[] => [percent(predicted), percent(busy)];

const simulatedRow = ({ players }: Audience, site: Site, found: Simulated): readonly string[] => [
  whole(players),
  whole(site.nodes),
  whole(site.databases),
  whole(found.moves),
  ...shares(found.nodes),
  ...shares(found.databases),
  ...shares(found.broker),
  ...[found.nodes.p99, found.databases.p99, found.p50, found.p99].map((ms) => ms.toFixed(1)),
];

const KNEE = [0.5, 0.7, 0.8, 0.9, 0.95, 1, 1.1];

/** With as many parts as the arithmetic asks for; then one node with more and more people. */
export function simulationTables(players: readonly number[], costs: Costs): Tables {
  const row = (audience: Audience, site: Site): readonly string[] =>
    simulatedRow(audience, site, simulate(audience, site, costs));
  const all = players.map((each) => audienceOf(each)).map((audience) => row(audience, planFor(audience, costs)));
  const site = planFor(audienceOf(1), costs);
  return {
    simulation: tableOf(SIMULATED, all),
    knee: tableOf(
      SIMULATED,
      KNEE.map((share) => row(audienceOf(mostWith((many) => busiestOf(many, site, costs) < share)), site)),
    ),
  };
}

/** How busy the busiest part of a site is. */
function busiestOf(players: number, site: Site, costs: Costs): number {
  const { nodeCores, databaseCores, brokerCores } = demandOf(audienceOf(players), site, costs);
  const databases = site.databases * site.databaseCores;
  return Math.max(nodeCores / site.nodes, databaseCores / databases, brokerCores / site.brokerCores);
}

/** The most people for whom something holds, if it holds for all fewer. */
function mostWith(holds: (players: number) => boolean): number {
  let [few, many] = [1, 1e8];
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2);
    if (holds(middle)) few = middle;
    else many = middle;
  }
  return few;
}

/** Two digits say what such a figure is worth. */
const about = (value: number): string => whole(Number(value.toPrecision(2)));

const YEAR_DAYS = 365;

export function limitTables(costs: Costs): Tables {
  const one = planFor(audienceOf(1), costs);
  const onOneNode = mostWith((players) => demandOf(audienceOf(players), one, costs).nodeCores < 0.8);
  const onOneDatabase = mostWith((players) => planFor(audienceOf(players), costs).databases === 1);
  const { diskBytesPerDay, connections, deals } = demandOf(audienceOf(1e6), planFor(audienceOf(1e6), costs), costs);
  const visits = connections / audienceOf(1).visitSeconds;
  return {
    limits: tableOf(
      ['limit', 'figure'],
      [
        ['people on a single node whose core is 80% busy', about(onOneNode)],
        [`people on one database of ${USUAL.coresPerDatabase} cores that is half busy`, about(onOneDatabase)],
        ['finished games of a million players: on the disk in a year', bytes(diskBytesPerDay * YEAR_DAYS)],
        ['in 14 days', bytes(diskBytesPerDay * 14)],
        ['games of a million players/day', about(deals * audienceOf(1).meanShare * 86_400)],
        ['visits of a million players/s', about(visits)],
      ],
    ),
  };
}

const CHECKED = [
  'nodes',
  'moves/s',
  ...['nodes, % of a core', 'PostgreSQL, %', 'NATS, %', 'moves in a commit', 'p50, ms', 'p99, ms'].flatMap((name) => [
    `${name}: predicted`,
    'measured',
  ]),
  'CPU of the nodes: predicted ÷ measured',
  'with measured groups',
];

const CHECKED_CELLS: readonly ((found: Found) => string)[] = [
  ({ cpu }) => percent(cpu.nodes / 1000),
  ({ cpu }) => percent(cpu.database / 1000),
  ({ cpu }) => percent(cpu.broker / 1000),
  ({ commits }) => (1 / commits).toFixed(1),
  ({ p50 }) => p50.toFixed(1),
  ({ p99 }) => p99.toFixed(1),
];

const checkedRow = (checked: Checked): readonly string[] => [
  whole(checked.nodes),
  whole(checked.moves),
  ...CHECKED_CELLS.flatMap((cell) => [cell(checked.predicted), cell(checked.measured)]),
  ...[checked.predicted.cpu.nodes, checked.withMeasuredGroups].map((cpu) =>
    (cpu / checked.measured.cpu.nodes).toFixed(2),
  ),
];

/** The prediction is good enough if it differs by no more than this. */
const GOAL = 0.25;

export function checkTables(checked: readonly Checked[]): Tables {
  const differences = differencesOf(checked);
  const most = Math.max(...differences.map(Math.abs));
  const failed = differences.filter((difference) => Math.abs(difference) > GOAL).length;
  const goal = `the goal is at most ${percent(GOAL)}%`;
  const verdict =
    failed === 0
      ? `so the prediction passes (${goal}).`
      : `and ${failed} of ${differences.length} miss the goal (${goal}).`;
  return {
    check: tableOf(CHECKED, checked.map(checkedRow)),
    verdict: `The predicted CPU time of the nodes differs from the measured one by at most ${percent(most)}%, ${verdict}`,
  };
}
