/** Leadlight's own bots as players. */
import type { Bots, Level } from '@leadlight/bots';
import type { GameTypes } from '@leadlight/core';
import { thoughtOf } from './think.ts';
import type { Player } from './player.ts';

/** The level that can use more time. */
export const THINKER: Level = 'master';

/** With `think`, the level has that many milliseconds per move, instead of its own budget. */
export const levelPlayer = <T extends GameTypes>(bots: Bots<T>, level: Level, think?: number): Player<T> => ({
  name: level,
  decide: (moment, seed) => {
    const search = bots.begin(moment, level, seed, think === undefined ? undefined : Infinity);
    return { move: thoughtOf(search, think).move };
  },
  close: () => Promise.resolve(),
});
