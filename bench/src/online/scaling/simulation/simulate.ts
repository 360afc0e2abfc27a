/** Simulates the load of an audience on a site, and compares it with the arithmetic. */
import { quantile } from '../../load/figures.ts';
import { liveTablesOf, viewersOf, type Audience, type Site } from '../model/audience.ts';
import type { Costs } from '../model/costs.ts';
import { demandOf } from '../model/demand.ts';
import { Background } from './background.ts';
import { Chance } from './chance.ts';
import { Cores } from './cores.ts';
import { Node } from './parts.ts';
import { Table, type Around } from './table.ts';
import { Timeline } from './timeline.ts';

/** Of all cores of one kind. */
export interface Part {
  /** The share of the time in which they work: as the arithmetic predicts it, and as it was in the simulation. */
  readonly predicted: number;
  readonly busy: number;
  /** How long work waits for a core, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export interface Simulated {
  readonly moves: number;
  readonly predictedMoves: number;
  readonly commits: number;
  readonly predictedCommits: number;
  readonly nodes: Part;
  readonly databases: Part;
  readonly broker: Part;
  /** From a move to the moment at which its last viewer has it, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export interface Span {
  readonly warmUp: number;
  readonly seconds: number;
  readonly seed: string;
}

export const USUAL_SPAN: Span = { warmUp: 5, seconds: 20, seed: 'load' };

function seat(around: Around, audience: Audience): readonly Table[] {
  const { chance, databases } = around;
  const [live, viewers] = [Math.round(liveTablesOf(audience)), viewersOf(audience)];
  const some = (count: number, termsOf: () => ConstructorParameters<typeof Table>[1]): Table[] =>
    Array.from({ length: count }, (_, at) => new Table(around, termsOf(), anyDatabase(databases, at)));
  // Most tables have one spectator more or less than the mean.
  const viewersHere = (): number => Math.floor(viewers) + (chance.unit() < viewers % 1 ? 1 : 0);
  const { seats, thinkSeconds, daysSeconds } = audience;
  return [
    ...some(live, () => ({ seats, viewers: viewersHere(), thinkSeconds })),
    ...some(Math.round(audience.players * audience.days), () => ({ seats: 1, viewers: 1, thinkSeconds: daysSeconds })),
  ];
}

function anyDatabase(databases: Around['databases'], at: number): Around['databases'][number] {
  const database = databases[at % databases.length];
  if (database === undefined) throw new RangeError('there is no database');
  return database;
}

export function simulate(audience: Audience, site: Site, costs: Costs, span = USUAL_SPAN): Simulated {
  const [timeline, chance] = [new Timeline(), new Chance(span.seed)];
  const world = { timeline, chance, costs, site };
  const nodes = Array.from({ length: site.nodes }, () => new Node(world));
  const databases = Array.from({ length: site.databases }, () => ({ cpu: new Cores(timeline, site.databaseCores) }));
  const broker = new Cores(timeline, site.brokerCores);
  const latencies: number[] = [];
  const around: Around = { ...world, nodes, databases, broker, moved: (seconds) => latencies.push(1000 * seconds) };
  const tables = seat(around, audience);
  for (const table of tables) table.begin();
  new Background(around, audience, tables).begin();
  timeline.runUntil(span.warmUp);
  const all = [...nodes.map(({ cpu }) => cpu), ...databases.map(({ cpu }) => cpu), broker];
  for (const cpu of all) cpu.forget();
  for (const node of nodes) node.commits = 0;
  latencies.length = 0;
  timeline.runUntil(span.warmUp + span.seconds);
  return report();

  function report(): Simulated {
    const demand = demandOf(audience, site, costs);
    const part = (cores: readonly Cores[], count: number, needed: number): Part => partOf(cores, count, needed, span);
    return {
      moves: latencies.length / span.seconds,
      predictedMoves: demand.moves,
      commits: nodes.reduce((sum, { commits }) => sum + commits, 0) / span.seconds,
      predictedCommits: demand.commits,
      nodes: part(
        nodes.map(({ cpu }) => cpu),
        site.nodes,
        demand.nodeCores,
      ),
      databases: part(
        databases.map(({ cpu }) => cpu),
        site.databases * site.databaseCores,
        demand.databaseCores,
      ),
      broker: part([broker], site.brokerCores, demand.brokerCores),
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
    };
  }
}

function partOf(cores: readonly Cores[], count: number, needed: number, { seconds }: Span): Part {
  const waits = cores.flatMap((each) => each.waits);
  return {
    predicted: needed / count,
    busy: cores.reduce((sum, { busy }) => sum + busy, 0) / (seconds * count),
    p50: 1000 * quantile(waits, 0.5),
    p99: 1000 * quantile(waits, 0.99),
  };
}
