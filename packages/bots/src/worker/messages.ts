/** The messages between a host and its worker: plain data that can be copied from thread to thread. */
import type { Sagrada } from '@leadlight/sagrada';
import type { Sintra } from '@leadlight/sintra';
import type { Level } from '../levels.ts';
import type { Search, SeenRecord, Thought } from '../search.ts';

export type AnySeen = SeenRecord<Sintra> | SeenRecord<Sagrada>;

/** The type of thought for each game. */
export interface Thoughts {
  readonly sintra: Thought<Sintra>;
  readonly sagrada: Thought<Sagrada>;
}
export type AnyThought = Thoughts[keyof Thoughts];
export type AnySearch = Search<Sintra> | Search<Sagrada>;

/** How long to think, where the level's own budget does not apply. */
export interface Measure {
  /** In nodes. */
  readonly budget?: number | undefined;
  /** At most this many milliseconds; without a budget, as many nodes as fit. */
  readonly milliseconds?: number | undefined;
}

export interface ThinkRequest {
  readonly type: 'think';
  /** The caller gives each request an id of its own. */
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
  /** The search failed, with the reason. Nothing follows. */
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** One end of a channel between two threads. */
export interface Port<Sent, Received> {
  send(message: Sent): void;
  /** Called once, before the first message is sent. */
  receive(listener: (message: Received) => void): void;
}
