/** Keeps track of a dropped piece, which must not travel again to the place it was dragged to. */
import type { Anchor } from './plan.ts';

let carried: string | undefined;

/** Runs the consequences of dropping a piece that was picked up at the named place. */
export function dropping(name: string, act: () => void): void {
  carried = name;
  try {
    act();
  } finally {
    carried = undefined;
  }
}

/** Whether the piece being dropped was picked up here. */
export const isCarried = (from: Anchor): boolean => from.some((name) => name.split('#')[0] === carried);
