/** The parts of a simulated site. Each takes as long for its work as it was measured to. */
import type { Costs } from '../model/costs.ts';
import type { Site } from '../model/audience.ts';
import type { Chance } from './chance.ts';
import { Cores } from './cores.ts';
import type { Timeline } from './timeline.ts';

export const MICRO = 1e-6;

/** A disk is slower now and then. */
const DISK_SPREAD = 0.5;

export interface Database {
  readonly cpu: Cores;
}

/** An append that waits for its group. */
interface Append {
  readonly database: Database;
  readonly stored: () => void;
}

export interface World {
  readonly timeline: Timeline;
  readonly chance: Chance;
  readonly costs: Costs;
  readonly site: Site;
}

export class Node {
  readonly cpu: Cores;
  commits = 0;
  private readonly world: World;
  /** Groups of appends for each database, of which one at a time is under way. */
  private readonly groups = new Map<Database, Append[]>();
  private readonly underWay = new Set<Database>();

  constructor(world: World) {
    this.world = world;
    this.cpu = new Cores(world.timeline, 1);
  }

  store(database: Database, stored: () => void): void {
    const group = this.groups.get(database) ?? [];
    this.groups.set(database, group);
    group.push({ database, stored });
    if (!this.underWay.has(database)) this.commit(database);
  }

  private commit(database: Database): void {
    const group = this.groups.get(database) ?? [];
    if (group.length === 0) return void this.underWay.delete(database);
    this.groups.set(database, []);
    this.underWay.add(database);
    this.commits++;
    const { timeline, chance, costs, site } = this.world;
    database.cpu.work(group.length * costs.database.move * MICRO, () => {
      timeline.after(chance.time(site.commitMs / 1000, DISK_SPREAD), () => {
        for (const { stored } of group) stored();
        this.commit(database);
      });
    });
  }
}
