/** What happens at a site beside moves: nodes ask the database and tell each other things, and people come and go. */
import { backgroundOf } from '../model/demand.ts';
import type { Audience } from '../model/audience.ts';
import type { Cores } from './cores.ts';
import type { Around, Table } from './table.ts';

/** Pieces of work in each second, on each core. */
const PIECES = 200;

export class Background {
  private readonly around: Around;
  private readonly audience: Audience;
  private readonly tables: readonly Table[];

  constructor(around: Around, audience: Audience, tables: readonly Table[]) {
    this.around = around;
    this.audience = audience;
    this.tables = tables;
  }

  begin(): void {
    const { nodes, databases, broker, site, costs } = this.around;
    const needed = backgroundOf(this.audience, site, costs);
    for (const { cpu } of nodes) this.repeat(cpu, needed.node / nodes.length, PIECES);
    for (const { cpu } of databases) this.repeat(cpu, needed.database / databases.length, PIECES * site.databaseCores);
    this.repeat(broker, needed.broker, PIECES * site.brokerCores);
    this.comeAndGo();
  }

  /** So many seconds of work in each second, in pieces. */
  private repeat(cpu: Cores, seconds: number, pieces: number): void {
    const { timeline, chance } = this.around;
    timeline.after(chance.gap(pieces), () => {
      cpu.work(seconds / pieces, () => undefined);
      this.repeat(cpu, seconds, pieces);
    });
  }

  private comeAndGo(): void {
    const { timeline, chance } = this.around;
    const { players, visitSeconds } = this.audience;
    timeline.after(chance.gap(players / visitSeconds), () => {
      this.tables[chance.below(this.tables.length)]?.reconnect();
      this.comeAndGo();
    });
  }
}
