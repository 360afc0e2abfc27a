/** Drives tables: at a given rate, or as fast as they go. */
import type { LoadTable } from './contender.ts';

/** Table after table in turn, so many moves a second, whatever the server does. */
export interface Paced {
  readonly perSecond: number;
  readonly milliseconds: number;
}

const TICK_MS = 1;

/** Times from a command to the last frame about it, in milliseconds. */
export async function drivePaced(tables: readonly LoadTable[], { perSecond, milliseconds }: Paced): Promise<number[]> {
  const riders = tables.map((table) => new Rider(table));
  const moves = Math.floor((perSecond * milliseconds) / 1000);
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    let asked = 0;
    const ticking = setInterval(() => {
      const due = Math.min(moves, Math.floor(((performance.now() - begun) / 1000) * perSecond));
      for (; asked < due; asked++) riders[asked % riders.length]?.ask();
      if (asked < moves) return;
      clearInterval(ticking);
      resolve();
    }, TICK_MS);
  });
  await Promise.all(riders.map((rider) => rider.idle()));
  return riders.flatMap(({ times }) => times);
}

/** Moves at one table, one after another. A move that has to wait for the one before counts from the time it was due. */
class Rider {
  readonly times: number[] = [];
  private readonly table: LoadTable;
  /** When each move was due that is not done; the first is under way. */
  private readonly due: number[] = [];
  private atRest: () => void = () => undefined;

  constructor(table: LoadTable) {
    this.table = table;
    table.moved = () => this.moved();
  }

  ask(): void {
    if (this.table.isOver) return;
    this.due.push(performance.now());
    if (this.due.length === 1) this.table.move();
  }

  async idle(): Promise<void> {
    if (this.due.length > 0) await new Promise<void>((resolve) => (this.atRest = resolve));
  }

  private moved(): void {
    const [begun = NaN] = this.due.splice(0, 1);
    this.times.push(performance.now() - begun);
    if (this.table.isOver) this.due.length = 0;
    if (this.due.length > 0) this.table.move();
    else this.atRest();
  }
}

export interface Driven {
  readonly moves: number;
  readonly milliseconds: number;
}

/** At every table, each move follows at once when everybody has the one before; until the time is up or a game is over. */
export async function driveHard(tables: readonly LoadTable[], milliseconds: number): Promise<Driven> {
  let moves = 0;
  const begun = performance.now();
  let ended = begun;
  let isEnough = false;
  await Promise.all(
    tables.map(
      (table) =>
        new Promise<void>((resolve) => {
          table.moved = () => {
            const now = performance.now();
            if (!isEnough) [moves, ended] = [moves + 1, now];
            isEnough ||= table.isOver || now - begun > milliseconds;
            if (isEnough) resolve();
            else table.move();
          };
          table.move();
        }),
    ),
  );
  return { moves, milliseconds: ended - begun };
}
