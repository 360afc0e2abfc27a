/** Thinks about any game that has bots. */
import type { GameTypes } from '@leadlight/core';
import { BOTS } from './registry.ts';
import type { Level } from './thinking/levels.ts';
import type { Search, SeenRecord } from './thinking/search.ts';

/** Begins to think about a record of any game, under the rules that it names. Rejects if no bots know them. */
export async function search<T extends GameTypes>(
  seen: SeenRecord<T>,
  level: Level,
  seed: string,
  budget?: number,
): Promise<Search<T>> {
  const load = BOTS.get(`${seen.game}/${seen.rules}`);
  if (load === undefined) throw new RangeError(`No bot knows version ${seen.rules} of the rules of ${seen.game}.`);
  return (await load()).search(seen, level, seed, budget) as Search<T>;
}
