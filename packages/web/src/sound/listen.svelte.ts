/** Plays the sounds of a game on this screen. */
import type { GameTypes } from '@leadlight/core';
import type { Watched } from '../motion/watched.ts';
import type { Screen } from '../play/screen.svelte.ts';
import type { Cue } from './cues.ts';
import { play } from './player.ts';

const DULL: readonly Cue[] = [{ sound: 'dull', at: 0 }];
const KNOCK: readonly Cue[] = [{ sound: 'knock', at: 0 }];

type CuesOf<T extends GameTypes> = (followed: readonly T['consequence'][]) => readonly Cue[];

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

/** Also plays a sound at the start of the player's turn and for refused actions. */
export function listen<T extends GameTypes, Step extends object>(
  screen: () => Screen<T, Step> | undefined,
  cuesOf: CuesOf<T>,
): void {
  hear(screen, cuesOf);
  $effect(() => {
    if ((screen()?.reasons.length ?? 0) > 0) play(DULL);
  });
  const isDue = $derived(screen()?.turn !== undefined);
  $effect(() => {
    if (isDue) play(KNOCK);
  });
}
