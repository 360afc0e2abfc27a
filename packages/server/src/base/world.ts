/** What the server takes from the machine besides its disk and its sockets. Tests bring a world of their own. */
import { TRUE_RANDOMNESS, type Randomness } from './randomness.ts';

export interface World {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds by a clock that never goes back. */
  readonly monotonic: () => number;
  readonly randomness: Randomness;
}

export const REAL_WORLD: World = {
  now: Date.now,
  monotonic: () => performance.now(),
  randomness: TRUE_RANDOMNESS,
};
