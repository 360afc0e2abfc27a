/** Players at a table: Leadlight's levels, and external programs. */
import type { Moment } from '@leadlight/bots';
import type { Game, GameTypes, Reason } from '@leadlight/core';
import type { AnswerFault } from '@leadlight/messages';

/** The game that a player joins. */
export interface Seating<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  /** The number of seats at the table. */
  readonly players: number;
}

/** Decides for one seat of one game. */
export interface Player<T extends GameTypes> {
  /** The name in tables and records, such as `greedy`, or `exec:` and a command. */
  readonly name: string;
  /** Called only when the seat is due. The table decides whether the move is legal. */
  decide(moment: Moment<T>, seed: string): Promise<Decision<T>> | Decision<T>;
  /** Called when the game is over or has been given up. */
  close(): Promise<void>;
}

export type Decision<T extends GameTypes> = { readonly move: T['move'] } | { readonly forfeit: Verdict };

/** The reason for a forfeit. Plain data, because it passes between threads and into files. */
export type Verdict =
  /** The line was not an answer to the question. */
  | { readonly kind: 'garbled'; readonly fault: AnswerFault; readonly answer: string }
  /** The answer was not an event of the game, or not a legal one. */
  | { readonly kind: 'nonsense' | 'illegal'; readonly answer: string; readonly reasons: readonly Reason[] }
  /** No answer came within the limit, in milliseconds. */
  | { readonly kind: 'late'; readonly limit: number }
  /** The program could not be started, or ended; `how` is the system's own wording, such as `ENOENT` or `exit 1`. */
  | { readonly kind: 'unstarted' | 'gone'; readonly how: string };
