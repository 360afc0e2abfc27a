/** The beginning of every game's table in play: the players, and the sounds of what they do. */
import type { GameTypes } from '@leadlight/core';
import type { Texts } from '@leadlight/messages';
import type { CuesOf } from '../stage/sound/hear.svelte.ts';
import { listen } from './listen.svelte.ts';
import { Playing, type Speech, type Table } from './playing.svelte.ts';

interface Given<T extends GameTypes, Step extends object> {
  /** Another table is another game in play; another language is not. */
  readonly table: () => Table<T, Step>;
  readonly texts: () => Texts;
  readonly speech: () => Speech<T>;
  readonly cues: CuesOf<T>;
  /** Whether players at one screen have to look away. */
  readonly hasSecrets: boolean;
}

/** The game in play, for as long as the calling component is shown. */
export function atTable<T extends GameTypes, Step extends object>(
  given: Given<T, Step>,
): { readonly playing: Playing<T, Step> } {
  const playing = $derived.by(() => {
    const { client, ...seated } = given.table();
    return new Playing(client, seated, given.texts, given.speech);
  });
  $effect(() => playing.open(given.hasSecrets));
  listen(() => playing.screen, given.cues);
  return {
    get playing() {
      return playing;
    },
  };
}
