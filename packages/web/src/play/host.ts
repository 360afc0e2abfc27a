/** Hosts a table in this tab: keeps its log, draws its chance and runs its bots. */
import { fairLuck, fail, ok, type Game, type GameTypes, type Result, type Seat, type Viewer } from '@leadlight/core';
import {
  botOf,
  decide,
  dueEffects,
  type Circumstances,
  type Command,
  type CommandOf,
  type Effect,
  type Entry,
  type Refusal,
  type Sender,
  type TableReasons,
  type TableState,
} from '@leadlight/table';
import type { Connection } from './connection.ts';
import { IllegalBot } from './illegal-bot.ts';
import { elsewhere, Ledger, type Log } from './ledger.ts';

/** The question to a bot: the game as its seat has seen it. */
export interface Question<T extends GameTypes> {
  readonly seat: Seat;
  readonly level: string;
  readonly game: T['id'];
  readonly options: T['options'];
  readonly players: number;
  readonly events: readonly T['event'][];
}

/** The host's environment. */
export interface Surroundings<T extends GameTypes> {
  readonly now: () => number;
  /**
   * Stores entries permanently before anyone hears of them; `after` is the state they lead to. If it rejects, the host
   * stops, because its state no longer matches the store.
   */
  readonly store: (entries: readonly Entry<T>[], from: number, after: TableState<T>) => Promise<void>;
  readonly think: (question: Question<T>) => Promise<T['move']>;
  /** The levels available to its bots. */
  readonly levels: readonly string[];
  /** Called for an error that doesn't answer a command. */
  readonly trouble: (error: unknown) => void;
}

/** The refusals that only mean that a bot's answer came too late. */
const LATE: ReadonlySet<string> = new Set<keyof TableReasons>([
  'table-stale',
  'table-back',
  'table-over',
  'table-waiting',
  'table-elsewhere',
]);

export class Host<T extends GameTypes> {
  private readonly game: Game<T>;
  private readonly seed: string;
  private readonly surroundings: Surroundings<T>;
  private readonly ledger: Ledger<T>;
  /** Commands are answered one after another. */
  private queue: Promise<unknown> = Promise.resolve();
  private readonly thinking = new Set<string>();
  /** Whether new commands are refused. */
  private closed = false;
  /** Whether a write has failed, after which further entries would be wrong. */
  private broken = false;

  constructor(game: Game<T>, seed: string, log: Log<T>, surroundings: Surroundings<T>) {
    this.game = game;
    this.seed = seed;
    this.ledger = new Ledger(game, log);
    this.surroundings = surroundings;
  }

  /** Lets the bots that are due think, after a start or a restart. */
  wake(): void {
    this.see(dueEffects(this.game, this.ledger.state));
  }

  /** Stops sending, and stores only commands that have already been received. Resolves when that is done. */
  async close(): Promise<void> {
    this.closed = true;
    this.ledger.close();
    await this.queue;
  }

  connect(viewer: Viewer, sender: Sender): Connection<T> {
    return {
      listen: (from, receive) => this.ledger.listen({ viewer, sender: sender.name }, from, receive),
      ask: (command) => this.ask(command, sender),
    };
  }

  private ask(command: Command<T>, sender: Sender): Promise<Result<null, Refusal<T>>> {
    if (this.closed) return Promise.resolve(elsewhere());
    const answer = this.queue.then(() => this.answer(command, sender));
    this.queue = answer.catch(() => undefined);
    return answer;
  }

  private async answer(command: Command<T>, sender: Sender): Promise<Result<null, Refusal<T>>> {
    if (this.broken) return elsewhere();
    const circumstances = this.circumstances();
    const decided = decide(this.game, this.ledger.state, { command, sender, circumstances });
    if (!decided.ok) return fail(decided.problems);
    const { entries, effects } = decided.value;
    if (!(await this.store(entries))) return elsewhere();
    for (const entry of entries) this.ledger.take(entry);
    this.see(effects);
    return ok(null);
  }

  private async store(entries: readonly Entry<T>[]): Promise<boolean> {
    if (entries.length === 0) return true;
    try {
      await this.surroundings.store(entries, this.ledger.length, this.ledger.after(entries));
      return true;
    } catch (error) {
      this.closed = true;
      this.broken = true;
      this.surroundings.trouble(error);
      return false;
    }
  }

  private circumstances(): Circumstances {
    const { salts, seats } = this.ledger.state;
    const luck = fairLuck(this.game.id, this.seed, salts.length > 0 ? salts : seats.map(() => ''));
    const { now, levels } = this.surroundings;
    return { now: now(), seed: this.seed, luck, levels };
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
      const move = await this.surroundings.think(this.question(seat, level));
      if (!this.closed) await this.playFor({ id: `${seen}`, type: 'play', seat, seen, moves: [move] });
    } catch (error) {
      this.surroundings.trouble(error);
    } finally {
      this.thinking.delete(moment);
    }
  }

  /** When a bot breaks the rules, another move is played instead, so that the game goes on. */
  private async playFor(command: CommandOf<T, 'play'>): Promise<void> {
    const sender = botOf(command.seat);
    const answer = await this.ask(command, sender);
    if (answer.ok || answer.problems.some(({ reason }) => LATE.has(reason.key))) return;
    const [legal] = this.game.legal(this.ledger.state.position, command.seat);
    this.surroundings.trouble(new IllegalBot(JSON.stringify(answer.problems)));
    await this.ask({ ...command, moves: [legal] }, sender);
  }

  private question(seat: Seat, level: string): Question<T> {
    const { game, options, players } = this.ledger.state.opened;
    const events = this.ledger
      .shownTo({ viewer: seat })
      .flatMap(({ entry }) => (entry.type === 'played' ? entry.events : []));
    return { seat, level, game, options, players, events };
  }
}
