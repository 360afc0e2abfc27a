/** The starting seat that the creator of an online table chose, once it is certain who plays. */
import { isObject, type GameTypes, type Seat } from '@leadlight/core';

/**
 * The options for those who came. They are numbered anew, and the starting seat with them; if nobody sits there, chance
 * decides who starts.
 */
export function optionsAmong<T extends GameTypes>(options: T['options'], taken: readonly Seat[]): T['options'] {
  if (!isObject(options) || options['start'] === undefined) return options;
  const { start, ...others } = options;
  const at = taken.findIndex((seat) => seat === start);
  return at === -1 ? others : { ...options, start: at };
}
