/**
 * The bots of every game, by its id and the version of its rules: a game is its folder and a line here. They are loaded
 * on demand, because a page that plays one game needs no other.
 */
import type { Bots } from './thinking/search.ts';

export const BOTS: ReadonlyMap<string, () => Promise<Bots>> = new Map([
  ['sintra/1', async (): Promise<Bots> => (await import('./sintra/bots.ts')).sintraBots],
  ['sagrada/1', async (): Promise<Bots> => (await import('./sagrada/bots.ts')).sagradaBots],
]);
