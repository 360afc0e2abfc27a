/** The log of a table, its state and its listeners: the common part of a host and a mirror. */
import { fail, type Game, type GameTypes, type Result } from '@leadlight/core';
import {
  fold,
  foldAll,
  show,
  showFrom,
  type Entry,
  type Opened,
  type Recipient,
  type Refusal,
  type Shown,
  type TableState,
} from '@leadlight/table';

/** A log whose first entry opens the table. */
export type Log<T extends GameTypes> = readonly [Opened<T>, ...Entry<T>[]];

/** The answer of a table that is not, or no longer, hosted here. */
export const elsewhere = <T extends GameTypes>(): Result<null, Refusal<T>> =>
  fail([{ path: '', reason: { rule: 'table', key: 'table-elsewhere', args: {} } }]);

interface Listener<T extends GameTypes> {
  readonly to: Recipient;
  readonly receive: (shown: Shown<T>) => void;
}

export class Ledger<T extends GameTypes> {
  readonly game: Game<T>;
  state: TableState<T>;
  private readonly log: [Opened<T>, ...Entry<T>[]];
  private readonly listeners = new Set<Listener<T>>();

  constructor(game: Game<T>, log: Log<T>) {
    this.game = game;
    this.log = [...log];
    this.state = foldAll(game, log);
  }

  get length(): number {
    return this.log.length;
  }

  /** Everything so far as one viewer receives it. */
  shownTo(to: Recipient, from = 0): readonly Shown<T>[] {
    return showFrom(this.game, this.log, to, from);
  }

  listen(to: Recipient, from: number, receive: (shown: Shown<T>) => void): () => void {
    const listener = { to, receive };
    this.listeners.add(listener);
    for (const shown of this.shownTo(to, from)) receive(shown);
    return () => this.listeners.delete(listener);
  }

  /** The state after more entries, which haven't happened yet. */
  after(entries: readonly Entry<T>[]): TableState<T> {
    return entries.reduce((state, entry) => fold(this.game, state, entry), this.state);
  }

  take(entry: Entry<T>): void {
    const before = this.state;
    this.log.push(entry);
    this.state = fold(this.game, before, entry);
    for (const { to, receive } of this.listeners) receive(show(this.game, before, entry, to));
  }

  /** Listeners get no more entries. */
  close(): void {
    this.listeners.clear();
  }
}
