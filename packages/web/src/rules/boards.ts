/** The boards that the pictures are made of, by game: loaded together with the texts, so that nothing moves later. */
import type { RulesGame, Texts } from '@leadlight/messages';
import type { Component } from 'svelte';

export interface Boards {
  /** What the drawings of the game refer to. */
  readonly Defs: Component;
  readonly Picture: Component<{ readonly name: never; readonly texts: Texts }>;
}

const LOADERS: Readonly<Record<RulesGame, () => Promise<Boards>>> = {
  sintra: () => import('./sintra/pictures.ts'),
  sagrada: () => import('./sagrada/pictures.ts'),
};

export const loadBoards = (game: RulesGame): Promise<Boards> => LOADERS[game]();
