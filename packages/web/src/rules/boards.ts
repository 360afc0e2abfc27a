/** The boards for the pictures, by game; loaded when a picture is needed. */
import type { RulesGame } from '@leadlight/messages';
import type { ObjectiveId, ToolId } from '@leadlight/sagrada';
import type { Component } from 'svelte';

export type Card =
  { readonly kind: 'tools'; readonly id: ToolId } | { readonly kind: 'objectives'; readonly id: ObjectiveId };

export interface Boards {
  /** The shared definitions of the game's drawings. */
  readonly Defs: Component;
  /** Each component takes the names of its own pictures and the texts of its own game. */
  readonly Picture: Component<{ readonly name: never; readonly texts: never }>;
  /** The picture on a card, in games with cards. */
  readonly Icon?: Component<Card>;
}

const LOADERS: Readonly<Record<RulesGame, () => Promise<Boards>>> = {
  sintra: () => import('./sintra/pictures.ts'),
  sagrada: () => import('./sagrada/pictures.ts'),
};

export const loadBoards = (game: RulesGame): Promise<Boards> => LOADERS[game]();
