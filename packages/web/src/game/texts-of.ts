/** The common texts and those of a game, which are under its id. Only the game itself knows its own in detail. */
import type { GameTypes } from '@leadlight/core';
import type { Texts } from '@leadlight/messages';

export type TextsOf<T extends GameTypes> = Texts & Readonly<Record<T['id'], object>>;
