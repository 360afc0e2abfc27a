/** Plays the sounds of a game in play. */
import type { GameTypes } from '@leadlight/core';
import type { Cue } from '../game/cue.ts';
import { hear, type CuesOf } from '../stage/sound/hear.svelte.ts';
import { play } from '../stage/sound/player.ts';
import type { Screen } from './screen.svelte.ts';

const DULL: readonly Cue[] = [{ sound: 'dull', at: 0 }];
const CALL: readonly Cue[] = [{ sound: 'call', at: 0 }];

/** Plays the sounds of everything that happens, and others at the start of the player's turn and for refused actions. */
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
    if (isDue) play(CALL);
  });
}
