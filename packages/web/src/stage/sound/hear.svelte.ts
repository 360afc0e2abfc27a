/** Plays the sounds of a game. */
import type { GameTypes } from '@leadlight/core';
import type { Watched } from '../watched.ts';
import type { Cue } from '../../game/cue.ts';
import { play } from './player.ts';

export type CuesOf<T extends GameTypes> = (followed: readonly T['consequence'][]) => readonly Cue[];

/** Plays the sounds of everything that happens. Call it while a component is set up; it ends with the component. */
export function hear<T extends GameTypes>(watched: () => Watched<T> | undefined, cuesOf: CuesOf<T>): void {
  let happened: (readonly T['consequence'][])[] = [];
  /** After a skip, only the last of the events that appear at once is heard. */
  const sound = (): void => {
    const last = happened.at(-1) ?? [];
    happened = [];
    play(cuesOf(last));
  };
  $effect(() =>
    watched()?.watch(({ followed }) => {
      if (happened.push(followed) === 1) queueMicrotask(sound);
    }),
  );
}
