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
  readonly paced: Omit<PacedSlice, 'moves'>;
  readonly hard: Omit<HardSlice, 'moves'>;
  /** In all slices. */
  readonly moves: number;
  /** In the order of the list above. */
  readonly counters: readonly number[];
}

interface Slice {
  readonly paced: PacedSlice;
  readonly hard: HardSlice;
  /** What was counted while people played. */
  readonly counters: readonly number[];
}

/** Every site takes its turn in each slice. The first slice warms up. */
export async function measureClusters(tables: number, slices: number, paced: Paced): Promise<readonly Measured[]> {
  const sites = (await openSites(tables)).map((site) => ({ site, slices: new Array<Slice>() }));
  for (let slice = 0; slice <= slices; slice++) {
    for (const each of sites) each.slices.push(await sliceOf(each.site, paced));
  }
  const measured = sites.map((each) => summary(each.site.name, each.slices));
  for (const { site } of sites) await site.close();
  return measured;
}

async function sliceOf(site: Site, paced: Paced): Promise<Slice> {
  const tables = await site.ours.deal();
  const counted = await countersOf(site);
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
    counters: (await countersOf(site)).map((count, at) => count - (counted[at] ?? 0)),
  };
}

const countersOf = (site: Site): Promise<readonly number[]> =>
  Promise.all(COUNTERS.map((counter) => site.count(counter)));

const perMove = (before: Costs, after: Costs, moves: number): Costs => ({
  server: (1000 * (after.server - before.server)) / moves,
  database: (1000 * (after.database - before.database)) / moves,
  broker: (1000 * (after.broker - before.broker)) / moves,
});

const costsOf = (slices: readonly Costs[]): Costs => ({
  server: median(slices.map(({ server }) => server)),
  database: median(slices.map(({ database }) => database)),
  broker: median(slices.map(({ broker }) => broker)),
});

function summary(name: string, all: readonly Slice[]): Measured {
  const counted = all.slice(1);
  const middle = <Part>(parts: readonly Part[], of: (part: Part) => number): number => median(parts.map(of));
  const [paced, hard] = [counted.map((slice) => slice.paced), counted.map((slice) => slice.hard)];
  return {
    name,
    paced: { ...costsOf(paced), p50: middle(paced, ({ p50 }) => p50), p99: middle(paced, ({ p99 }) => p99) },
    hard: { ...costsOf(hard), movesPerSecond: middle(hard, ({ movesPerSecond }) => movesPerSecond) },
    moves: all.reduce((sum, slice) => sum + slice.paced.moves + slice.hard.moves, 0),
    counters: COUNTERS.map((_, at) => all.reduce((sum, { counters }) => sum + (counters[at] ?? 0), 0)),
  };
}
