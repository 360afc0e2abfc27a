/** Spectators, who go from table to table together. */
import { addressAt, inTurns, type Line } from '../../load/line.ts';
import { Guest } from '../../ours/guest.ts';
import type { OnlineTable } from '../../ours/table.ts';

/** So many come in at a time. */
const WIDTH = 50;

/** Players have the addresses before. */
const FIRST_ADDRESS = 1 << 20;

export class Crowd {
  private readonly lines: readonly Line[];
  private watched: readonly OnlineTable[] = [];

  private constructor(lines: readonly Line[]) {
    this.lines = lines;
  }

  static async enter(server: string, people: number): Promise<Crowd> {
    const places = Array.from({ length: people }, (_, at) => FIRST_ADDRESS + at);
    const guests = await inTurns(places, WIDTH, (at) => Guest.enter(server, addressAt(at)));
    return new Crowd(await inTurns(guests, WIDTH, (guest) => guest.connect()));
  }

  /** They spread over these tables, and leave those that they have watched before. */
  async watch(tables: readonly OnlineTable[]): Promise<void> {
    for (const [at, line] of this.lines.entries()) this.watched[at % this.watched.length]?.unwatch(line);
    this.watched = tables;
    await inTurns([...this.lines.entries()], WIDTH, async ([at, line]) => tables[at % tables.length]?.watch(line, 0));
  }

  async leave(): Promise<void> {
    await Promise.all(this.lines.map((line) => line.close()));
  }
}
