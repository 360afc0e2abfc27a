/** What players type at a table: moves and questions, in their language or in the public notation. */
import type { GameTypes, Seat, Viewer } from '@leadlight/core';

/** What a player knows when typing. */
export interface Moment<T extends GameTypes, Step extends object> {
  readonly position: T['position'];
  readonly viewer: Viewer;
  /** The seat that decides at this screen; undefined while nobody here has to. */
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
  /** The seat addressed as “you”. */
  readonly you: Seat | undefined;
  /** The moves that the player can choose now. */
  readonly legal: readonly T['move'][];
  /** The steps of the choice so far. */
  readonly touched: readonly Step[];
  /** The move that is chosen but not confirmed. */
  readonly chosen: T['move'] | undefined;
  /** Whether the player has hidden their secrets from people beside them; by default not. */
  readonly isCovered?: boolean;
  /** What happened since the player's last decision, in sentences. */
  readonly sinceMine: readonly string[];
}

export type Understood<Step extends object> =
  /** The touches that choose a move, from the start of the choice. They may be illegal: the rules then say why. */
  | { readonly kind: 'choice'; readonly steps: readonly Step[] }
  /** The answer to a question, in one or two short sentences. */
  | { readonly kind: 'answer'; readonly sentences: readonly string[] }
  /** What could not be understood, and what to type instead. */
  | { readonly kind: 'unclear'; readonly sentences: readonly string[] };

/** A question that a key asks without typing. */
export interface Question {
  /** A letter, the same in all languages. */
  readonly key: string;
  /** What it asks, for the list of shortcuts. */
  readonly text: string;
  /** What a player would type to ask it. */
  readonly typed: string;
}

export interface Understanding<T extends GameTypes, Step extends object> {
  /** A line may begin a choice, or go on with the touched steps: the answer has all steps in both cases. */
  understand(typed: string, moment: Moment<T, Step>): Understood<Step>;
  /** Ways to go on with what is typed, each as the whole line, the likeliest first. */
  complete(typed: string, moment: Moment<T, Step>): readonly string[];
  /** A step that can be taken now, in a few words. */
  nameOf(step: Step, moment: Moment<T, Step>): string;
  readonly questions: readonly Question[];
}
