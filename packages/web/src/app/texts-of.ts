/** The texts that it takes to speak of a game which is known by its types only. */
import type { GameTypes } from '@leadlight/core';
import type { TextsOfGames, TextsWith } from '@leadlight/messages';

export type TextsOf<T extends GameTypes> = TextsWith<T['id'] & keyof TextsOfGames>;
