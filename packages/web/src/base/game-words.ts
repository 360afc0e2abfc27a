import { words } from './words.svelte.ts';

/** Loads a part of the client together with the texts of its game. */
export async function withWords<Loaded>(game: string, loading: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([loading, words.need(game)]);
  return loaded;
}
