/** What is heard of a game at this screen. */
import type { GameTypes } from '@leadlight/core';
import type { Screen } from '../play/screen.svelte.ts';
import type { Cue } from './cues.ts';
import { play } from './player.ts';

const DULL: readonly Cue[] = [{ sound: 'dull', at: 0 }];
const KNOCK: readonly Cue[] = [{ sound: 'knock', at: 0 }];

/** To be called while a component is set up; ends with it. */
export function listen<T extends GameTypes, Step extends object>(
  screen: () => Screen<T, Step> | undefined,
  cuesOf: (followed: readonly T['consequence'][]) => readonly Cue[],
): void {
  let happened: (readonly T['consequence'][])[] = [];
  /** Who skips hears only the last of what is shown at once. */
  const sound = (): void => {
    const last = happened.at(-1) ?? [];
    happened = [];
    play(cuesOf(last));
  };
  $effect(() =>
    screen()?.watch(({ followed }) => {
      if (happened.push(followed) === 1) queueMicrotask(sound);
    }),
  );
  $effect(() => {
    if ((screen()?.reasons.length ?? 0) > 0) play(DULL);
  });
  const isDue = $derived(screen()?.turn !== undefined);
  $effect(() => {
    if (isDue) play(KNOCK);
  });
}
