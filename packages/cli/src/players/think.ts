import { Pace, type Search, type Thought } from '@leadlight/bots';
import type { GameTypes } from '@leadlight/core';

/** The length of a step, and so the most by which a search may exceed its time. */
const STEP_MS = 5;

/** The last thought of a search that has finished or used up its milliseconds. */
export function thoughtOf<T extends GameTypes>(search: Search<T>, milliseconds = Infinity): Thought<T> {
  const now = (): number => performance.now();
  const end = now() + milliseconds;
  const pace = new Pace(now, STEP_MS);
  for (;;) {
    const thought = pace.step(search);
    if (thought.finished || now() >= end) return thought;
  }
}
