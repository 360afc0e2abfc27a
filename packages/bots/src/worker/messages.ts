/** The messages between a host and its worker: plain data that can be copied from thread to thread. */
import type { Level } from '../thinking/levels.ts';
import type { SeenRecord, Thought } from '../thinking/search.ts';

/** How long to think: as much as the level's own budget says, unless something else is given. */
export interface Measure {
  /** In nodes. */
  readonly budget?: number | undefined;
  /** At most this many milliseconds; without a budget, as many nodes as fit. */
  readonly milliseconds?: number | undefined;
  /** At most this many milliseconds, however large the budget is. It makes no level stronger. */
  readonly limit?: number | undefined;
}

export interface ThinkRequest {
  readonly type: 'think';
  /** The caller gives each request an id of its own. */
  readonly id: number;
  /** Names its game and the version of the rules. */
  readonly seen: SeenRecord;
  readonly level: Level;
  readonly seed: string;
  readonly measure: Measure;
}

export type ToWorker = ThinkRequest | { readonly type: 'cancel'; readonly id: number };

export type FromWorker =
  /** The best move so far; nothing follows the last one. */
  | { readonly type: 'thought'; readonly id: number; readonly thought: Thought; readonly last: boolean }
  /** The search failed, with the reason. Nothing follows. */
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** One end of a channel between two threads. */
export interface Port<Sent, Received> {
  send(message: Sent): void;
  /** Called once, before the first message is sent. */
  receive(listener: (message: Received) => void): void;
}
