/** The state of a table, what its viewers have seen, and its listeners: the common part of a host and a mirror. */
import { fail, type Game, type GameTypes, type Result, type Viewer } from '@leadlight/core';
import type { Outcome, Refusal } from '../commands/commands.ts';
import { showing, type Recipient, type Shown, type ShowTo } from '../log/show.ts';
import { seenByNobody, Sightings } from '../log/sightings.ts';
import type { TableState } from '../log/state.ts';
import { sightingsOf, type WitnessedTable } from '../log/witnessed.ts';

/** The answer of a table that is not, or no longer, hosted here. */
export const elsewhere = <T extends GameTypes>(): Result<null, Refusal<T>> =>
  fail([{ path: '', reason: { rule: 'table', key: 'table-elsewhere', args: {} } }]);

/** A table whose viewers may not have been watched so far. */
export type TableToOpen<T extends GameTypes> = Pick<WitnessedTable<T>, 'state'> & Partial<WitnessedTable<T>>;

interface Listener<T extends GameTypes> {
  readonly to: Recipient;
  readonly receive: (shown: Shown<T>) => void;
}

export class Ledger<T extends GameTypes> {
  readonly game: Game<T>;
  private current: TableState<T>;
  private sightings: Sightings<T>;
  private readonly listeners = new Set<Listener<T>>();

  constructor(game: Game<T>, { state, sightings }: TableToOpen<T>) {
    this.game = game;
    this.current = state;
    this.sightings = sightings?.first(state.log.length) ?? new Sightings();
  }

  get state(): TableState<T> {
    return this.current;
  }

  /** The table as it is now, with what its viewers have seen. */
  get table(): WitnessedTable<T> {
    return { state: this.current, sightings: this.sightings };
  }

  get length(): number {
    return this.current.log.length;
  }

  /** The viewers whose sight has to be noted with each entry. */
  get viewers(): readonly Viewer[] {
    return this.sightings.viewers;
  }

  /** All events so far as a viewer has seen them. */
  seenBy(viewer: Viewer): readonly T['event'][] {
    this.watch(viewer, 0);
    return this.sightings.all(viewer);
  }

  listen(to: Recipient, from: number, receive: (shown: Shown<T>) => void): () => void {
    const listener = { to, receive };
    this.watch(to.viewer, from);
    this.listeners.add(listener);
    this.send(listener, from, this.showings(from));
    return () => this.listeners.delete(listener);
  }

  /** A command was decided, and its entries are stored. */
  take({ entries, state, seen }: Outcome<T>): void {
    const from = this.length;
    this.current = state;
    for (const entry of entries) this.sightings.add(entry.type === 'played' ? seen : seenByNobody<T>());
    this.sendAll(from);
  }

  /** The table has gone on elsewhere. */
  follow({ state, sightings }: WitnessedTable<T>): void {
    const from = this.length;
    this.current = state;
    this.sightings = sightings.first(state.log.length);
    for (const { to } of this.listeners) this.watch(to.viewer, from);
    this.sendAll(from);
  }

  /** Listeners get no more entries. */
  close(): void {
    this.listeners.clear();
  }

  /** A listener that begins to listen because of one of these entries is sent what it asks for, and no entry twice. */
  private sendAll(from: number): void {
    const showings = this.showings(from);
    for (const listener of Array.from(this.listeners)) this.send(listener, from, showings);
  }

  private showings(from: number): readonly ShowTo<T>[] {
    return this.current.log.slice(from).map((entry, at) => showing(from + at, entry));
  }

  private send({ to, receive }: Listener<T>, from: number, showings: readonly ShowTo<T>[]): void {
    for (const [at, showTo] of showings.entries()) receive(showTo(to, this.sightings.at(to.viewer, from + at)));
  }

  /** Notes what a viewer sees. One that missed entries costs a replay, and none from then on. */
  private watch(viewer: Viewer, from: number): void {
    if (this.sightings.covers(viewer, from)) return;
    const { log } = this.current;
    if (from >= log.length) this.sightings.join(viewer, log.length);
    else this.sightings.take(sightingsOf(this.game, log, [viewer]));
  }
}
