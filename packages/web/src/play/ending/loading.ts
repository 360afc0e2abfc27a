/** Everything that the end of a game needs. */
import type { GameTypes } from '@leadlight/core';
import { loadEnding, type EndingTexts, type Locale } from '@leadlight/messages';
import type { Snippet } from 'svelte';
import type { ClientGame, Telling } from '../../game/client-game.ts';
import type { GameEnding } from '../../game/ending.ts';

export interface EndParts<T extends GameTypes> {
  readonly words: EndingTexts;
  readonly telling: Telling<T>;
  readonly drawn: GameEnding<T>;
}

export async function loadParts<T extends GameTypes>(client: ClientGame<T>, locale: Locale): Promise<EndParts<T>> {
  const [words, telling, drawn] = await Promise.all([loadEnding(locale), client.telling(), client.ending()]);
  return { words, telling, drawn };
}

/** A finished game on its boards. */
export interface Ended<T extends GameTypes> extends EndParts<T> {
  readonly position: T['position'];
  readonly result: T['result'];
  /** The title and the menu. */
  readonly head: Snippet;
}
