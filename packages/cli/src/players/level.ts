/** Our own levels as players. */
import type { Bots, Level, Search } from '@leadlight/bots';
import type { GameTypes } from '@leadlight/core';
import type { Player } from './player.ts';

/** How many nodes a search may visit before it is asked again. */
const STEP = 10_000;

/** With a clock to watch, steps are short: the time is kept to within one of them. */
const SHORT_STEP = 100;

export const levelPlayer = <T extends GameTypes>(bots: Bots<T>, level: Level): Player<T> => ({
  name: level,
  decide: (moment, seed) => ({ move: finished(bots.begin(moment, level, seed)) }),
  close: () => Promise.resolve(),
});

/** A level that thinks for so many milliseconds about each move, whatever its own measure is. */
export const thinkingPlayer = <T extends GameTypes>(bots: Bots<T>, level: Level, milliseconds: number): Player<T> => ({
  name: level,
  decide: (moment, seed) => ({ move: atTheBell(bots.begin(moment, level, seed, Infinity), milliseconds) }),
  close: () => Promise.resolve(),
});

function finished<T extends GameTypes>(search: Search<T>): T['move'] {
  for (;;) {
    const { move, finished: done } = search.step(STEP);
    if (done) return move;
  }
}

function atTheBell<T extends GameTypes>(search: Search<T>, milliseconds: number): T['move'] {
  const end = performance.now() + milliseconds;
  for (;;) {
    const { move, finished: done } = search.step(SHORT_STEP);
    if (done || performance.now() >= end) return move;
  }
}
