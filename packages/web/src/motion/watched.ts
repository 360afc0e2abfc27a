import type { GameTypes } from '@leadlight/core';

/** A source of changes to the boards: a game in play or a replay. */
export interface Watched<T extends GameTypes> {
  /** The past moment shown on the boards, which then don't animate; null for the present. */
  readonly peeked?: number | null;
  /** Returns a function that stops watching. */
  watch(
    watch: (scene: { readonly followed: readonly T['consequence'][]; readonly before: T['position'] }) => void,
  ): () => void;
}
