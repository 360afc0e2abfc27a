/** Plays whole games at one site, and keeps what they cost beyond what the site uses while nobody moves. */
import { PLAYERS } from '../../load/contender.ts';
import { drivePaced } from '../../load/driving.ts';
import { median } from '../../load/figures.ts';
import type { CountedSite } from './site.ts';
import { between, beyond, NAMES, NOTHING, times, type Used } from './used.ts';

/** What people do while nobody moves. */
export const STATES = ['empty', 'connected', 'seated'] as const;
export type State = (typeof STATES)[number];

/** Each move at one rate. */
export interface AtRate {
  /** Moves that were asked for, and that were really made. */
  readonly rate: number;
  readonly perSecond: number;
  readonly move: Used;
}

export interface Measured {
  readonly name: string;
  readonly nodes: number;
  /** Of each second in which nobody does anything. */
  readonly idle: Readonly<Record<State, Used>>;
  /** Of each game, from opening the table to the first move. */
  readonly deal: Used;
  /** Exact counts for each move of whole games. */
  readonly move: Used;
  /** Medians over all rounds. */
  readonly rates: readonly AtRate[];
  readonly movesPerGame: number;
  /** Bytes in the store, for each finished game and each person. */
  readonly game: number;
  readonly person: number;
}

const CHUNK_MS = 1000;
/** Whole games are played this fast: what is counted does not depend on it. */
const COUNTED_RATE = 500;

/** A slice has enough moves for the clock of the processes, and takes long enough for the work that groups share. */
const SLICE_MOVES = 1500;
const SHORTEST_MS = 3000;
const LONGEST_MS = 8000;

const sliceMs = (rate: number): number => Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (1000 * SLICE_MOVES) / rate));

export class Trial {
  readonly site: CountedSite;
  private readonly tables: number;
  private readonly idle: Record<State, Used> = { empty: NOTHING, connected: NOTHING, seated: NOTHING };
  private deal = NOTHING;
  private counted = NOTHING;
  private movesPerGame = 0;
  private readonly slices: AtRate[] = [];
  private sizeBefore = { tables: 0, people: 0 };
  private game = 0;
  private begun = NOTHING;

  constructor(site: CountedSite, tables: number) {
    this.site = site;
    this.tables = tables;
  }

  async beginIdle(): Promise<void> {
    this.begun = await this.site.used();
  }

  async endIdle(state: State, seconds: number): Promise<void> {
    this.idle[state] = times(between(this.begun, await this.site.used()), 1 / seconds);
  }

  async gather(): Promise<void> {
    this.sizeBefore = await this.site.sizes();
    await this.site.gather(this.tables);
  }

  /** New games at all tables, of which everything is counted. It is known when all has settled. */
  async dealCounted(): Promise<() => Promise<void>> {
    const { people, tables } = await this.site.sizes();
    this.sizeBefore = { tables, people: people - this.sizeBefore.people };
    const end = await this.count('connected');
    await this.site.ours.deal();
    return async () => void (this.deal = times(await end(), 1 / this.tables));
  }

  /** Whole games at all tables, likewise. */
  async playCounted(): Promise<() => Promise<void>> {
    const end = await this.count('seated');
    const moves = await this.playAll();
    this.movesPerGame = moves / this.tables;
    return async () => void (this.counted = times(await end(), 1 / moves));
  }

  /** New games, which do not count. */
  async dealAgain(): Promise<void> {
    await this.site.ours.deal();
  }

  /** Moves at one rate. What was counted needs no time to settle, except rows and bytes. */
  async slice(rate: number): Promise<AtRate> {
    const [end, begun] = [await this.count('seated'), performance.now()];
    const paced = { perSecond: rate, milliseconds: sliceMs(rate) };
    const { length: moves } = await drivePaced(this.site.ours.tables, paced);
    const perSecond = (1000 * moves) / (performance.now() - begun);
    return { rate, perSecond, move: times(await end(), 1 / moves) };
  }

  async keepSlice(rate: number): Promise<void> {
    this.slices.push(await this.slice(rate));
  }

  /** After the counted games, which are all finished. */
  async weigh(): Promise<void> {
    const { tables } = await this.site.sizes();
    this.game = (tables - this.sizeBefore.tables) / this.tables;
  }

  get measured(): Measured {
    return {
      name: this.site.name,
      nodes: this.site.nodes,
      idle: this.idle,
      deal: this.deal,
      move: this.counted,
      rates: [...Map.groupBy(this.slices, ({ rate }) => rate).values()].map(medianOf),
      movesPerGame: this.movesPerGame,
      game: this.game,
      person: this.sizeBefore.people / (this.tables * PLAYERS),
    };
  }

  /** Resolves with a function that tells what was used since, beyond what is used in this state anyway. */
  private async count(state: State): Promise<() => Promise<Used>> {
    const [before, begun] = [await this.site.used(), performance.now()];
    return async () => {
      const used = between(before, await this.site.used());
      return beyond(used, this.idle[state], (performance.now() - begun) / 1000);
    };
  }

  /** Until every game is over. Resolves with the number of moves. */
  private async playAll(): Promise<number> {
    const { tables } = this.site.ours;
    const paced = { perSecond: COUNTED_RATE, milliseconds: CHUNK_MS };
    while (tables.some(({ isOver }) => !isOver)) await drivePaced(tables, paced);
    return tables.reduce((sum, { moves }) => sum + moves, 0);
  }
}

function medianOf(slices: readonly AtRate[]): AtRate {
  const middle = (of: (slice: AtRate) => number): number => median(slices.map(of));
  const move = Object.fromEntries(NAMES.map((name) => [name, middle((slice) => slice.move[name])])) as never;
  return { rate: middle(({ rate }) => rate), perSecond: middle(({ perSecond }) => perSecond), move };
}
