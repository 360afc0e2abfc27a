/** What goes between a host and its worker: plain data, that can be copied from thread to thread. */
import type { Sagrada } from '@leadlight/sagrada';
import type { Sintra } from '@leadlight/sintra';
import type { Level } from '../levels.ts';
import type { Search, SeenRecord, Thought } from '../search.ts';

export type AnySeen = SeenRecord<Sintra> | SeenRecord<Sagrada>;

/** What is thought about each game. */
export interface Thoughts {
  readonly sintra: Thought<Sintra>;
  readonly sagrada: Thought<Sagrada>;
}
export type AnyThought = Thoughts[keyof Thoughts];
export type AnySearch = Search<Sintra> | Search<Sagrada>;

/** How long to think, where that is not the level's own measure. */
export interface Measure {
  /** So many nodes. */
  readonly budget?: number | undefined;
  /** So many milliseconds at most; without a budget, as many nodes as that allows. */
  readonly milliseconds?: number | undefined;
}

export interface ThinkRequest {
  readonly type: 'think';
  /** Who asks gives each request an id of its own. */
  readonly id: number;
  readonly seen: AnySeen;
  readonly level: Level;
  readonly seed: string;
  readonly measure: Measure;
}

export type ToWorker = ThinkRequest | { readonly type: 'cancel'; readonly id: number };

export type FromWorker =
  /** The best move so far; nothing follows the last one. */
  | { readonly type: 'thought'; readonly id: number; readonly thought: AnyThought; readonly last: boolean }
  /** There is no move: what went wrong. Nothing follows. */
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** One end of the way between two threads. */
export interface Port<Sent, Received> {
  send(message: Sent): void;
  /** Called once, before anything is sent. */
  receive(listener: (message: Received) => void): void;
}
