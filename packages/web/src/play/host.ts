/** Hosts a table in this tab: keeps its log, draws its chance, lets its bots think. */
import { fairLuck, fail, ok, type Game, type GameTypes, type Result, type Seat, type Viewer } from '@leadlight/core';
import {
  decide,
  dueEffects,
  fold,
  foldAll,
  show,
  showFrom,
  type Circumstances,
  type Command,
  type Effect,
  type Entry,
  type Opened,
  type Refusal,
  type Sender,
  type Shown,
  type TableState,
} from '@leadlight/table';
import type { Connection } from './connection.ts';

/** A log that starts with the table being set. */
export type Log<T extends GameTypes> = readonly [Opened<T>, ...Entry<T>[]];

/** What a bot is asked: the game as its seat has seen it. */
export interface Question<T extends GameTypes> {
  readonly seat: Seat;
  readonly level: string;
  readonly game: T['id'];
  readonly options: T['options'];
  readonly players: number;
  readonly events: readonly T['event'][];
}

/** What a host needs of its surroundings. */
export interface Surroundings<T extends GameTypes> {
  readonly now: () => number;
  /** Stores entries for good, before anybody is told of them. */
  readonly store: (entries: readonly Entry<T>[], from: number) => Promise<void>;
  readonly think: (question: Question<T>) => Promise<T['move']>;
  /** Something went wrong that nobody asked for: a bot that crashed, a full disk. */
  readonly trouble: (error: unknown) => void;
}

interface Listener<T extends GameTypes> {
  readonly viewer: Viewer;
  readonly receive: (shown: Shown<T>) => void;
}

export class Host<T extends GameTypes> {
  private readonly game: Game<T>;
  private readonly seed: string;
  private readonly surroundings: Surroundings<T>;
  private readonly log: [Opened<T>, ...Entry<T>[]];
  private state: TableState<T>;
  private readonly listeners = new Set<Listener<T>>();
  /** Commands are answered one after another. */
  private queue: Promise<unknown> = Promise.resolve();
  private readonly thinking = new Set<string>();
  private closed = false;

  constructor(game: Game<T>, seed: string, log: Log<T>, surroundings: Surroundings<T>) {
    this.game = game;
    this.seed = seed;
    this.log = [...log];
    this.state = foldAll(game, log);
    this.surroundings = surroundings;
  }

  /** After a start or a restart: whoever is due and is a bot begins to think. */
  wake(): void {
    this.see(dueEffects(this.game, this.state));
  }

  /** Nothing is stored or sent any more. */
  close(): void {
    this.closed = true;
    this.listeners.clear();
  }

  connect(viewer: Viewer, sender: Sender): Connection<T> {
    return {
      listen: (from, receive) => this.listen({ viewer, receive }, from),
      ask: (command) => this.ask(command, sender),
    };
  }

  private listen(listener: Listener<T>, from: number): () => void {
    this.listeners.add(listener);
    for (const shown of showFrom(this.game, this.log, listener.viewer, from)) listener.receive(shown);
    return () => this.listeners.delete(listener);
  }

  private ask(command: Command<T>, sender: Sender): Promise<Result<null, Refusal<T>>> {
    const answer = this.queue.then(() => this.answer(command, sender));
    this.queue = answer.catch(() => undefined);
    return answer;
  }

  private async answer(command: Command<T>, sender: Sender): Promise<Result<null, Refusal<T>>> {
    const decided = decide(this.game, this.state, { command, sender, circumstances: this.circumstances() });
    if (!decided.ok) return fail(decided.problems);
    const { entries, effects } = decided.value;
    if (entries.length > 0) await this.surroundings.store(entries, this.log.length);
    for (const entry of entries) this.take(entry);
    this.see(effects);
    return ok(null);
  }

  private circumstances(): Circumstances {
    const salts = this.state.salts.length > 0 ? this.state.salts : this.state.seats.map(() => '');
    return { now: this.surroundings.now(), seed: this.seed, luck: fairLuck(this.game.id, this.seed, salts) };
  }

  private take(entry: Entry<T>): void {
    const before = this.state;
    this.log.push(entry);
    this.state = fold(this.game, before, entry);
    if (this.closed) return;
    for (const { viewer, receive } of this.listeners) receive(show(this.game, before, entry, viewer));
  }

  private see(effects: readonly Effect[]): void {
    for (const { seat, level } of effects) void this.letThink(seat, level);
  }

  /** A bot's answer is a command like any other, named after the moment, so that it counts once. */
  private async letThink(seat: Seat, level: string): Promise<void> {
    const id = `bot:${seat}:${this.state.events.length}`;
    if (this.thinking.has(id)) return;
    this.thinking.add(id);
    try {
      const seen = this.state.events.length;
      const move = await this.surroundings.think(this.question(seat, level));
      if (this.closed) return;
      await this.ask({ id, type: 'play', seat, seen, moves: [move] }, { seats: [seat], host: false });
    } catch (error) {
      this.surroundings.trouble(error);
    } finally {
      this.thinking.delete(id);
    }
  }

  private question(seat: Seat, level: string): Question<T> {
    const { game, options, players } = this.state.opened;
    const events = showFrom(this.game, this.log, seat, 0).flatMap(({ entry }) =>
      entry.type === 'played' ? entry.events : [],
    );
    return { seat, level, game, options, players, events };
  }
}
