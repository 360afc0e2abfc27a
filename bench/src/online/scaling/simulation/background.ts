/** What happens at a site beside moves: nodes ask the database and tell each other things, and people come and go. */
import { backgroundOf, PRESENCE_SECONDS } from '../model/demand.ts';
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
    for (const { cpu } of nodes) {
      this.repeat(cpu, (needed.node - needed.presence) / nodes.length, PIECES);
      this.repeatPresence(cpu, (needed.presence / nodes.length) * PRESENCE_SECONDS);
    }
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

  /** For all tables in one go, at a moment of each node's own. */
  private repeatPresence(cpu: Cores, seconds: number, after = PRESENCE_SECONDS * this.around.chance.unit()): void {
    this.around.timeline.after(after, () => {
      cpu.work(seconds, () => undefined);
      this.repeatPresence(cpu, seconds, PRESENCE_SECONDS);
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
