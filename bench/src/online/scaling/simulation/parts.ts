/** The parts of a simulated site. Each takes as long for its work as it was measured to. */
import type { Costs } from '../model/costs.ts';
import type { Shared } from '../model/groups.ts';
import type { Site } from '../model/audience.ts';
import type { Chance } from './chance.ts';
import { Cores } from './cores.ts';
import { Gathering } from './gathering.ts';
import type { Timeline } from './timeline.ts';

export const MICRO = 1e-6;

/** A disk is slower now and then. */
const DISK_SPREAD = 0.5;

export interface Database {
  readonly cpu: Cores;
}

export interface World {
  readonly timeline: Timeline;
  readonly chance: Chance;
  readonly costs: Costs;
  readonly site: Site;
  readonly broker: Cores;
}

/** What groups of one kind take: of the database, of the node, and until the next one can begin. */
interface Kind {
  readonly database: Shared;
  readonly node: Shared;
  readonly underWayMs: number;
}

export class Node {
  readonly cpu: Cores;
  commits = 0;
  private readonly world: World;
  /** Moves to store, and moves to follow. */
  private readonly storing = new Map<Database, Gathering>();
  private readonly reading = new Map<Database, Gathering>();

  constructor(world: World) {
    this.world = world;
    this.cpu = new Cores(world.timeline, 1);
  }

  store(database: Database, stored: () => void): void {
    const { node, database: base, underWay } = this.world.costs;
    const kind = { node: node.move, database: base.move, underWayMs: underWay.commit };
    const begun = (): void => void this.commits++;
    this.gatheringFor(this.storing, database, kind, begun).add(stored);
  }

  read(database: Database, done: () => void): void {
    const { node, database: base, underWay } = this.world.costs;
    const kind = { node: node.catchUp, database: base.catchUp, underWayMs: underWay.catchUp };
    this.gatheringFor(this.reading, database, kind, () => undefined).add(done);
  }

  private gatheringFor(
    gatherings: Map<Database, Gathering>,
    database: Database,
    kind: Kind,
    begun: () => void,
  ): Gathering {
    const known = gatherings.get(database);
    if (known !== undefined) return known;
    const gathering = new Gathering((group, next) => {
      begun();
      this.ask(database, kind, group, next);
    });
    gatherings.set(database, gathering);
    return gathering;
  }

  /** The database works, and waits for its disk; the node begins the next group, and then takes up the answer. */
  private ask(
    database: Database,
    { node, database: base, underWayMs }: Kind,
    group: readonly (() => void)[],
    next: () => void,
  ): void {
    const { timeline, chance, broker, costs } = this.world;
    const working = (base.group + group.length * base.each) * MICRO;
    const waiting = Math.max(0, underWayMs / 1000 - working);
    database.cpu.work(working, () => {
      timeline.after(chance.time(waiting, DISK_SPREAD), () => {
        next();
        broker.work(costs.broker.message.group * MICRO, () => undefined);
        this.cpu.work(node.group * MICRO, () => {
          for (const done of group) done();
        });
      });
    });
  }
}
