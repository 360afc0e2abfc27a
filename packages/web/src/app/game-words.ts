import type { TextsOfGames } from '@leadlight/messages';
import { words } from './words.svelte.ts';

/** A part of the client that speaks of a game, loaded together with what it says. */
export async function withWords<Loaded>(game: keyof TextsOfGames, loading: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([loading, words.need(game)]);
  return loaded;
}
