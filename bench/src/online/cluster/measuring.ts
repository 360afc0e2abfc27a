/** What a durable move costs at each site: slices alternate, so that a busy machine slows all of them alike. */
import { driveHard, drivePaced, type Paced } from '../load/driving.ts';
import { median, quantile } from '../load/figures.ts';
import { openSites, type Costs, type Site } from './sites.ts';

const HARD_MS = 3000;

const COUNTERS = [
  'leadlight_conflicts_total',
  'leadlight_retries_total',
  'leadlight_entries_caught_up_total',
  'leadlight_news_total{news="sent"}',
  'leadlight_news_total{news="received"}',
  'leadlight_news_total{news="missed"}',
];

/** The CPU time for each move, in microseconds. */
interface PacedSlice extends Costs {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
}

interface HardSlice extends Costs {
  readonly moves: number;
  readonly movesPerSecond: number;
}

export interface Measured {
  readonly name: string;
  /** Medians over the slices. */
  readonly paced: PacedSlice;
  readonly hard: HardSlice;
  readonly moves: number;
  /** In the order of the list above. */
  readonly counters: readonly number[];
}

interface Slice {
  readonly paced: PacedSlice;
  readonly hard: HardSlice;
}

/** Every site takes its turn in each slice. The first slice warms up. */
export async function measureClusters(tables: number, slices: number, paced: Paced): Promise<readonly Measured[]> {
  const sites = (await openSites(tables)).map((site) => ({ site, slices: new Array<Slice>() }));
  for (let slice = 0; slice <= slices; slice++) {
    for (const each of sites) each.slices.push(await sliceOf(each.site, paced));
  }
  const measured = await Promise.all(sites.map((each) => summary(each.site, each.slices)));
  for (const { site } of sites) await site.close();
  return measured;
}

async function sliceOf(site: Site, paced: Paced): Promise<Slice> {
  const tables = await site.ours.deal();
  const before = site.costs();
  const times = await drivePaced(tables, paced);
  const between = site.costs();
  const { moves, milliseconds } = await driveHard(
    tables.filter(({ isOver }) => !isOver),
    HARD_MS,
  );
  return {
    paced: {
      ...perMove(before, between, times.length),
      moves: times.length,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
    },
    hard: { ...perMove(between, site.costs(), moves), moves, movesPerSecond: (1000 * moves) / milliseconds },
  };
}

const perMove = (before: Costs, after: Costs, moves: number): Costs => ({
  server: (1000 * (after.server - before.server)) / moves,
  database: (1000 * (after.database - before.database)) / moves,
  broker: (1000 * (after.broker - before.broker)) / moves,
});

async function summary(site: Site, all: readonly Slice[]): Promise<Measured> {
  const counted = all.slice(1);
  const medianOf = <Part extends keyof Slice>(part: Part, names: readonly (keyof Slice[Part])[]): Slice[Part] =>
    Object.fromEntries(names.map((name) => [name, median(counted.map((slice) => Number(slice[part][name])))])) as never;
  return {
    name: site.name,
    paced: medianOf('paced', ['moves', 'p50', 'p99', 'server', 'database', 'broker']),
    hard: medianOf('hard', ['moves', 'movesPerSecond', 'server', 'database', 'broker']),
    moves: all.reduce((sum, { paced, hard }) => sum + paced.moves + hard.moves, 0),
    counters: await Promise.all(COUNTERS.map((counter) => site.count(counter))),
  };
}
