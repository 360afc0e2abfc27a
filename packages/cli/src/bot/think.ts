import type { Search, Thought } from '@leadlight/bots';
import type { GameTypes } from '@leadlight/core';

/** Nodes between two looks at the clock: few enough to keep the time also where a node takes long. */
const STEP = 16;

/** What a search ends with once it has finished, or so many milliseconds have passed. */
export function thoughtOf<T extends GameTypes>(search: Search<T>, milliseconds = Infinity): Thought<T> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const thought = search.step(STEP);
    if (thought.finished || performance.now() >= end) return thought;
  }
}
