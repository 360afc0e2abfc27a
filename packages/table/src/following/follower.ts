/** Follows a table over a connection that may lose, repeat or delay messages. */
import type { Game, GameTypes, Result } from '@leadlight/core';
import type { Command, Refusal } from '../commands/commands.ts';
import type { Entry } from '../log/entries.ts';
import type { Connection } from '../hosting/connection.ts';
import type { Shown } from '../log/show.ts';
import type { TableState } from '../log/state.ts';
import type { Happening } from './happenings.ts';
import { receive } from './receive.ts';

/** The delay before a command that may have been lost is sent again. */
const RETRY_MS = 1000;
const MOST_TRIES = 30;

export interface Watcher<T extends GameTypes> {
  /** Called for each new entry, with the state after it and the events that it brought. */
  entry(entry: Entry<T>, state: TableState<T>, happened: readonly Happening<T>[]): void;
}

export class Follower<T extends GameTypes> {
  state: TableState<T> | undefined;
  private readonly game: Game<T>;
  private readonly connection: Connection<T>;
  private readonly watcher: Watcher<T>;
  private readonly wait: (milliseconds: number) => Promise<void>;
  private stop: () => void = () => undefined;

  constructor(
    game: Game<T>,
    connection: Connection<T>,
    watcher: Watcher<T>,
    wait: (milliseconds: number) => Promise<void>,
  ) {
    this.game = game;
    this.connection = connection;
    this.watcher = watcher;
    this.wait = wait;
  }

  /** Listens from the first missing entry. */
  listen(): void {
    this.stop();
    this.stop = this.connection.listen(this.state?.log.length ?? 0, (shown) => this.take(shown));
  }

  close(): void {
    this.stop();
  }

  private take(shown: Shown<T>): void {
    const received = receive(this.game, this.state, shown);
    if (received.kind === 'gap') this.listen();
    if (received.kind !== 'new') return;
    this.state = received.state;
    this.watcher.entry(shown.entry, received.state, received.happened);
  }

  /** Asks until there is an answer. The command's id keeps it from counting twice. */
  async ask(command: Command<T>): Promise<Result<null, Refusal<T>>> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.connection.ask(command);
      } catch (error) {
        if (tries === MOST_TRIES) throw error;
        await this.wait(RETRY_MS);
        this.listen();
      }
    }
  }
}
