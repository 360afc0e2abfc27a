/** What a hand has just carried to its place need not travel there once more. */
import type { Anchor } from './plan.ts';

let carried: string | undefined;

/** Does what follows from dropping something that was taken from the place of this name. */
export function dropping(name: string, act: () => void): void {
  carried = name;
  try {
    act();
  } finally {
    carried = undefined;
  }
}

/** Whether a piece is being dropped that lay at this place. */
export const isCarried = (from: Anchor): boolean => from.some((name) => name.split('#')[0] === carried);
