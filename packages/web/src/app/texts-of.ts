/** The texts for a game that is known only by its types. */
import type { GameTypes } from '@leadlight/core';
import type { TextsOfGames, TextsWith } from '@leadlight/messages';

export type TextsOf<T extends GameTypes> = TextsWith<T['id'] & keyof TextsOfGames>;
