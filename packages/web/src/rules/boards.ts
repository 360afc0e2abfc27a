/** The boards that the pictures are made of, by game: loaded when a picture is wanted. */
import type { RulesGame } from '@leadlight/messages';
import type { ObjectiveId, ToolId } from '@leadlight/sagrada';
import type { Component } from 'svelte';

export type Card =
  { readonly kind: 'tools'; readonly id: ToolId } | { readonly kind: 'objectives'; readonly id: ObjectiveId };

export interface Boards {
  /** What the drawings of the game refer to. */
  readonly Defs: Component;
  /** Each takes the names of its own pictures, and the texts of its own game. */
  readonly Picture: Component<{ readonly name: never; readonly texts: never }>;
  /** What is drawn on a card, where there are cards. */
  readonly Icon?: Component<Card>;
}

const LOADERS: Readonly<Record<RulesGame, () => Promise<Boards>>> = {
  sintra: () => import('./sintra/pictures.ts'),
  sagrada: () => import('./sagrada/pictures.ts'),
};

export const loadBoards = (game: RulesGame): Promise<Boards> => LOADERS[game]();
