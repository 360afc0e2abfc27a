/** Our own levels as players. */
import type { Bots, Level } from '@leadlight/bots';
import type { GameTypes } from '@leadlight/core';
import { thoughtOf } from '../bot/think.ts';
import type { Player } from './player.ts';

/** The level that can make use of more time. */
export const THINKER: Level = 'master';

/** With `think` it has so many milliseconds for each move, instead of its own measure. */
export const levelPlayer = <T extends GameTypes>(bots: Bots<T>, level: Level, think?: number): Player<T> => ({
  name: level,
  decide: (moment, seed) => {
    const search = bots.begin(moment, level, seed, think === undefined ? undefined : Infinity);
    return { move: thoughtOf(search, think).move };
  },
  close: () => Promise.resolve(),
});
