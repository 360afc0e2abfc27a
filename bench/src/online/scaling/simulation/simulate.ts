/** Simulates the load of an audience on a site, and compares it with the arithmetic. */
import { quantile } from '../../load/figures.ts';
import { liveTablesOf, viewersOf, type Audience, type Site } from '../model/audience.ts';
import type { Costs } from '../model/costs.ts';
import { demandOf, type Demand } from '../model/demand.ts';
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

const USUAL_SPAN: Span = { warmUp: 5, seconds: 20, seed: 'load' };

function seat(around: Around, audience: Audience): readonly Table[] {
  const { chance } = around;
  const [live, viewers] = [Math.round(liveTablesOf(audience)), viewersOf(audience)];
  const some = (count: number, termsOf: () => ConstructorParameters<typeof Table>[1]): Table[] =>
    Array.from({ length: count }, (_, at) => new Table(around, termsOf(), at));
  // Most tables have one spectator more or less than the mean.
  const viewersHere = (): number => Math.floor(viewers) + (chance.unit() < viewers % 1 ? 1 : 0);
  const { seats, thinkSeconds, daysSeconds } = audience;
  return [
    ...some(live, () => ({ seats, viewers: viewersHere(), thinkSeconds })),
    ...some(Math.round(audience.players * audience.days), () => ({ seats: 1, viewers: 1, thinkSeconds: daysSeconds })),
  ];
}

/** A site with everyone at its tables. */
class Simulation {
  private readonly around: Around;
  private readonly latencies: number[] = [];

  constructor(audience: Audience, site: Site, costs: Costs, seed: string) {
    const timeline = new Timeline();
    const broker = new Cores(timeline, site.brokerCores);
    const world = { timeline, chance: new Chance(seed), costs, site, broker };
    this.around = {
      ...world,
      nodes: Array.from({ length: site.nodes }, () => new Node(world)),
      databases: Array.from({ length: site.databases }, () => ({ cpu: new Cores(timeline, site.databaseCores) })),
      moved: (seconds) => this.latencies.push(1000 * seconds),
    };
    const tables = seat(this.around, audience);
    for (const table of tables) table.begin();
    new Background(this.around, audience, tables).begin();
  }

  /** What happened before does not count. */
  run({ warmUp, seconds }: Span): void {
    const { timeline, nodes, databases, broker } = this.around;
    timeline.runUntil(warmUp);
    for (const cpu of [...coresOf(nodes), ...coresOf(databases), broker]) cpu.forget();
    for (const node of nodes) node.commits = 0;
    this.latencies.length = 0;
    timeline.runUntil(warmUp + seconds);
  }

  report({ moves, commits, nodeCores, databaseCores, brokerCores }: Demand, { seconds }: Span): Simulated {
    const { nodes, databases, broker, site } = this.around;
    const part = (cores: readonly Cores[], count: number, needed: number): Part =>
      partOf(cores, { predicted: needed / count, seconds: seconds * count });
    return {
      moves: this.latencies.length / seconds,
      predictedMoves: moves,
      commits: nodes.reduce((sum, node) => sum + node.commits, 0) / seconds,
      predictedCommits: commits,
      nodes: part(coresOf(nodes), site.nodes, nodeCores),
      databases: part(coresOf(databases), site.databases * site.databaseCores, databaseCores),
      broker: part([broker], site.brokerCores, brokerCores),
      p50: quantile(this.latencies, 0.5),
      p99: quantile(this.latencies, 0.99),
    };
  }
}

const coresOf = (parts: readonly { readonly cpu: Cores }[]): readonly Cores[] => parts.map(({ cpu }) => cpu);

interface Available {
  readonly predicted: number;
  /** Of all cores together. */
  readonly seconds: number;
}

function partOf(cores: readonly Cores[], { predicted, seconds }: Available): Part {
  const waits = cores.flatMap((each) => each.waits);
  return {
    predicted,
    busy: cores.reduce((sum, { busy }) => sum + busy, 0) / seconds,
    p50: 1000 * quantile(waits, 0.5),
    p99: 1000 * quantile(waits, 0.99),
  };
}

export function simulate(audience: Audience, site: Site, costs: Costs, span = USUAL_SPAN): Simulated {
  const simulation = new Simulation(audience, site, costs, span.seed);
  simulation.run(span);
  return simulation.report(demandOf(audience, site, costs), span);
}
