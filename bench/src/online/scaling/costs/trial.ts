/** Plays whole games at one site, and keeps what they cost beyond what the site uses while nobody moves. */
import { PLAYERS } from '../../load/contender.ts';
import { drivePaced } from '../../load/driving.ts';
import { median } from '../../load/figures.ts';
import type { CountedSite } from './site.ts';
import { between, beyond, NOTHING, times, type Used } from './used.ts';

/** What people do while nobody moves. */
export const STATES = ['empty', 'connected', 'seated'] as const;
export type State = (typeof STATES)[number];

export interface Measured {
  readonly name: string;
  readonly nodes: number;
  /** Of each second in which nobody does anything. */
  readonly idle: Readonly<Record<State, Used>>;
  /** Of each game, from opening the table to the first move. */
  readonly deal: Used;
  /** Of each move: exact counts of one round, and medians of the CPU time of the other rounds. */
  readonly move: Used;
  readonly movesPerGame: number;
  /** Bytes in the store, for each finished game and each person. */
  readonly game: number;
  readonly person: number;
}

const CHUNK_MS = 1000;
const ROUND_MS = 12_000;

export class Trial {
  readonly site: CountedSite;
  private readonly tables: number;
  private readonly perSecond: number;
  private readonly idle: Record<State, Used> = { empty: NOTHING, connected: NOTHING, seated: NOTHING };
  private deal = NOTHING;
  private counted = NOTHING;
  private movesPerGame = 0;
  private readonly rounds: Used[] = [];
  private sizeBefore = { tables: 0, people: 0 };
  private game = 0;
  private begun = NOTHING;

  constructor(site: CountedSite, tables: number, perSecond: number) {
    this.site = site;
    this.tables = tables;
    this.perSecond = perSecond;
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
    await this.dealAll();
    return async () => void (this.deal = times(await end(), 1 / this.tables));
  }

  /** Whole games at all tables, likewise. */
  async playCounted(): Promise<() => Promise<void>> {
    const end = await this.count('seated');
    const moves = await this.playAll();
    this.movesPerGame = moves / this.tables;
    return async () => void (this.counted = times(await end(), 1 / moves));
  }

  /** One more round, of which only the CPU time counts. Resolves with that of each move. */
  async round(prepare: () => Promise<void> = () => Promise.resolve()): Promise<Used> {
    await this.dealAll();
    await prepare();
    const end = await this.count('seated');
    const paced = { perSecond: this.perSecond, milliseconds: ROUND_MS };
    const { length: moves } = await drivePaced(this.site.ours.tables, paced);
    return times(await end(), 1 / moves);
  }

  async keepRound(): Promise<void> {
    this.rounds.push(await this.round());
  }

  /** After the counted games, which are all finished. */
  async weigh(): Promise<void> {
    const { tables } = await this.site.sizes();
    this.game = (tables - this.sizeBefore.tables) / this.tables;
  }

  get measured(): Measured {
    const cpu = (name: 'node' | 'database' | 'broker'): number => median(this.rounds.map((round) => round[name]));
    return {
      name: this.site.name,
      nodes: this.site.nodes,
      idle: this.idle,
      deal: this.deal,
      move: { ...this.counted, node: cpu('node'), database: cpu('database'), broker: cpu('broker') },
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

  private async dealAll(): Promise<void> {
    await this.site.ours.deal();
  }

  /** Until every game is over. Resolves with the number of moves. */
  private async playAll(): Promise<number> {
    const { tables } = this.site.ours;
    const paced = { perSecond: this.perSecond, milliseconds: CHUNK_MS };
    while (tables.some(({ isOver }) => !isOver)) await drivePaced(tables, paced);
    return tables.reduce((sum, { moves }) => sum + moves, 0);
  }
}
