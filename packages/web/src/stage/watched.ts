import type { GameTypes } from '@leadlight/core';

/** Called with the consequences of an event, and the position before it, just before the boards change. */
export type Watch<T extends GameTypes> = (change: {
  readonly followed: readonly T['consequence'][];
  readonly before: T['position'];
}) => void;

/** A source of changes to the boards: a game in play or a replay. */
export interface Watched<T extends GameTypes> {
  /** The past moment shown on the boards, which then don't animate; null for the present. */
  readonly peeked?: number | null;
  /** Returns a function that stops watching. */
  watch(watch: Watch<T>): () => void;
}
