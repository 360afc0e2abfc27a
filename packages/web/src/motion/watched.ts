import type { GameTypes } from '@leadlight/core';

/** Whatever tells what is about to change on the boards: a game that is played, or one that is looked at again. */
export interface Watched<T extends GameTypes> {
  /** The moment of the past that is on the boards instead, where nothing can be seen to change; null for none. */
  readonly peeked?: number | null;
  /** The function that is returned ends it. */
  watch(
    watch: (scene: { readonly followed: readonly T['consequence'][]; readonly before: T['position'] }) => void,
  ): () => void;
}
