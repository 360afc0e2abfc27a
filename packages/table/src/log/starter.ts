/** The starting seat that the creator of an online table chose, once it is certain who plays. */
import type { GameTypes, Seat } from '@leadlight/core';

/**
 * The options for those who came. They are numbered anew, and the starting seat with them; if nobody sits there, chance
 * decides who starts.
 */
export function optionsAmong<T extends GameTypes>(options: T['options'], taken: readonly Seat[]): T['options'] {
  const { start, ...others }: { readonly start?: Seat } = options;
  const at = start === undefined ? -1 : taken.indexOf(start);
  return at === -1 ? others : { ...others, start: at };
}
