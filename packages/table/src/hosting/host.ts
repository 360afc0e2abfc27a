/** Hosts a table, wherever that is: keeps its log, draws its chance and runs its bots. */
import { fairLuck, fail, ok, type Game, type GameTypes, type Result, type Seat, type Viewer } from '@leadlight/core';
import type {
  Circumstances,
  Command,
  CommandOf,
  Outcome,
  Refusal,
  Sender,
  TableReasons,
} from '../commands/commands.ts';
import { decide, type Decide } from '../commands/decide.ts';
import { botOf } from '../commands/senders.ts';
import { dueEffects, type Effect } from '../log/effects.ts';
import type { Entry } from '../log/entries.ts';
import type { TableState } from '../log/state.ts';
import type { WitnessedTable } from '../log/witnessed.ts';
import type { Connection } from './connection.ts';
import { IllegalBot } from './illegal-bot.ts';
import { elsewhere, Ledger, type TableToOpen } from './ledger.ts';
import { Turns } from './turns.ts';

/** The question to a bot: the game as its seat has seen it. */
export interface Question<T extends GameTypes> {
  readonly seat: Seat;
  readonly level: string;
  readonly game: T['id'];
  readonly options: T['options'];
  readonly players: number;
  readonly events: readonly T['event'][];
}

/** What a host needs of the machine it runs on. */
export interface HostServices<T extends GameTypes> {
  readonly now: () => number;
  /**
   * Stores entries permanently before anyone hears of them; `after` is the state they lead to. If it rejects, the host
   * stops, because its state no longer matches the store. A `LostRace` is no failure for a host that can catch up.
   */
  readonly store: (entries: readonly Entry<T>[], from: number, after: TableState<T>) => Promise<void>;
  /** The table with what other hosts have stored; missing where there can be no other host. */
  readonly catchUp?: (table: WitnessedTable<T>) => Promise<WitnessedTable<T>>;
  /** Called when a command has to be decided again, because the table has gone on elsewhere. */
  readonly again?: () => void;
  readonly think: (question: Question<T>) => Promise<T['move']>;
  /** The levels available to its bots. */
  readonly levels: readonly string[];
  /** Called for an error that doesn't answer a command. */
  readonly trouble: (error: unknown) => void;
  /** Decides at tables of another kind than those on one device. */
  readonly decide?: Decide;
}

/** A table to host: its secret seed, its state, and what viewers have seen, if that is known. */
export type HostedTable<T extends GameTypes> = TableToOpen<T> & { readonly seed: string };

/** The refusals that only mean that a bot's answer came too late. */
const LATE: ReadonlySet<string> = new Set<keyof TableReasons>([
  'table-stale',
  'table-back',
  'table-over',
  'table-waiting',
  'table-elsewhere',
]);

/** Another host has stored an entry of this number. */
export class LostRace extends Error {}

/** Each lost race means that the table has gone on. After this many, somebody else may try. */
const MOST_RACES = 20;

export class Host<T extends GameTypes> {
  private readonly game: Game<T>;
  private readonly seed: string;
  private readonly services: HostServices<T>;
  private readonly ledger: Ledger<T>;
  /** Commands are answered one after another. */
  private readonly turns = new Turns();
  private readonly thinking = new Set<string>();
  /** Whether new commands are refused. */
  private closed = false;
  /** Whether a write has failed, after which further entries would be wrong. */
  private broken = false;

  constructor(game: Game<T>, table: HostedTable<T>, services: HostServices<T>) {
    this.game = game;
    this.seed = table.seed;
    this.ledger = new Ledger(game, table);
    this.services = services;
  }

  get state(): TableState<T> {
    return this.ledger.state;
  }

  /** All events so far as a viewer has seen them. */
  seenBy(viewer: Viewer): readonly T['event'][] {
    return this.ledger.seenBy(viewer);
  }

  /** Lets the bots that are due think, after a start or a restart. */
  wake(): void {
    this.see(dueEffects(this.game, this.ledger.state));
  }

  /** Other hosts have stored something. Resolves when its listeners have been sent it. */
  catchUp(): Promise<void> {
    return this.turns.take(() => this.followOthers());
  }

  /** Stops sending, and stores only commands that have already been received. Resolves when that is done. */
  async close(): Promise<void> {
    this.closed = true;
    this.ledger.close();
    await this.turns.end();
  }

  connect(viewer: Viewer, sender: Sender): Connection<T> {
    return {
      listen: (from, receive) => this.ledger.listen({ viewer, sender: sender.name }, from, receive),
      ask: (command) => this.ask(command, sender),
    };
  }

  private ask(command: Command<T>, sender: Sender): Promise<Result<null, Refusal<T>>> {
    if (this.closed) return Promise.resolve(elsewhere());
    return this.turns.take(() => this.answer(command, sender));
  }

  private async answer(command: Command<T>, sender: Sender): Promise<Result<null, Refusal<T>>> {
    for (let races = 0; races < MOST_RACES && !this.broken; races++) {
      const asked = { command, sender, circumstances: this.circumstances() };
      const decided = (this.services.decide ?? decide)(this.game, this.ledger.state, asked);
      if (!decided.ok && !(await this.hasGoneOn())) return this.broken ? elsewhere() : fail(decided.problems);
      if (decided.ok && (await this.store(decided.value))) return this.settle(decided.value);
      this.services.again?.();
    }
    return elsewhere();
  }

  /** A host that has missed something must not refuse a command because of that. */
  private async hasGoneOn(): Promise<boolean> {
    const { length } = this.ledger;
    await this.followOthers();
    return this.ledger.length > length;
  }

  private settle(outcome: Outcome<T>): Result<null, Refusal<T>> {
    this.ledger.take(outcome);
    this.see(outcome.effects);
    return ok(null);
  }

  /** False if the command has to be decided again, or if the host is broken. */
  private async store({ entries, state }: Outcome<T>): Promise<boolean> {
    if (entries.length === 0) return true;
    try {
      await this.services.store(entries, this.ledger.length, state);
      return true;
    } catch (error) {
      if (error instanceof LostRace && this.services.catchUp !== undefined) await this.followOthers();
      else this.break(error);
      return false;
    }
  }

  private async followOthers(): Promise<void> {
    if (this.broken || this.services.catchUp === undefined) return;
    try {
      this.ledger.follow(await this.services.catchUp(this.ledger.table));
    } catch (error) {
      this.break(error);
    }
  }

  private break(error: unknown): void {
    this.closed = true;
    this.broken = true;
    this.services.trouble(error);
  }

  private circumstances(): Circumstances {
    const { salts, seats } = this.ledger.state;
    const luck = fairLuck(this.game.id, this.seed, salts.length > 0 ? salts : seats.map(() => ''));
    const { now, levels } = this.services;
    return { now: now(), seed: this.seed, luck, levels, viewers: this.ledger.viewers };
  }

  private see(effects: readonly Effect[]): void {
    if (this.closed) return;
    for (const { seat, level } of effects) void this.letThink(seat, level);
  }

  /** A bot's answer is a command like any other. Its id comes from the moment, so that it counts once. */
  private async letThink(seat: Seat, level: string): Promise<void> {
    const seen = this.ledger.state.events.length;
    const moment = `${seat}:${seen}`;
    if (this.thinking.has(moment)) return;
    this.thinking.add(moment);
    try {
      const move = await this.services.think(this.question(seat, level));
      if (!this.closed) await this.playFor({ id: `${seen}`, type: 'play', seat, seen, moves: [move] });
    } catch (error) {
      this.services.trouble(error);
    } finally {
      this.thinking.delete(moment);
    }
  }

  /** When a bot breaks the rules, another move is played instead, so that the game goes on. */
  private async playFor(command: CommandOf<T, 'play'>): Promise<void> {
    const sender = botOf(command.seat);
    const answer = await this.ask(command, sender);
    if (answer.ok || answer.problems.some(({ reason }) => LATE.has(reason.key))) return;
    const moves = this.game.legal(this.ledger.state.position, command.seat).slice(0, 1);
    this.services.trouble(new IllegalBot(JSON.stringify(answer.problems)));
    await this.ask({ ...command, moves }, sender);
  }

  private question(seat: Seat, level: string): Question<T> {
    const { game, options, players } = this.ledger.state.opened;
    return { seat, level, game, options, players, events: this.ledger.seenBy(seat) };
  }
}
