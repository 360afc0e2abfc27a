import { Pace, type Search, type Thought } from '@leadlight/bots';
import type { GameTypes } from '@leadlight/core';

/** How long a step takes, and so by how much a time may be exceeded. */
const STEP_MS = 5;

/** What a search ends with once it has finished, or so many milliseconds have passed. */
export function thoughtOf<T extends GameTypes>(search: Search<T>, milliseconds = Infinity): Thought<T> {
  const now = (): number => performance.now();
  const end = now() + milliseconds;
  const pace = new Pace(now, STEP_MS);
  for (;;) {
    const thought = pace.step(search);
    if (thought.finished || now() >= end) return thought;
  }
}
