/** Who sits at a table: a level of ours, or a program from outside. */
import type { Moment } from '@leadlight/bots';
import type { Game, GameTypes, Reason } from '@leadlight/core';
import type { AnswerFault } from '@leadlight/messages';

/** The game that a player sits down to. */
export interface Seating<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  /** How many seats the table has. */
  readonly players: number;
}

/** Somebody who decides for one seat of one game. */
export interface Player<T extends GameTypes> {
  /** As it stands in tables and records, such as `greedy`, or `exec:` and a command. */
  readonly name: string;
  /** Asked only when the seat is due. Whether the move is legal is for the table to say. */
  decide(moment: Moment<T>, seed: string): Promise<Decision<T>> | Decision<T>;
  /** The game is over, or nobody waits for it any more. */
  close(): Promise<void>;
}

export type Decision<T extends GameTypes> = { readonly move: T['move'] } | { readonly forfeit: Verdict };

/** Why a player loses a game before its end. Plain data: it goes between threads, and into files. */
export type Verdict =
  /** What came was no answer to the question. */
  | { readonly kind: 'garbled'; readonly fault: AnswerFault; readonly answer: string }
  /** The answer was no event of the game at all, or one that the rules refuse. */
  | { readonly kind: 'nonsense' | 'illegal'; readonly answer: string; readonly reasons: readonly Reason[] }
  /** There was no answer within so many milliseconds. */
  | { readonly kind: 'late'; readonly limit: number }
  /** The program could not be started, or ended: how, in the system's own words, such as `ENOENT` or `exit 1`. */
  | { readonly kind: 'unstarted' | 'gone'; readonly how: string };
