/** The facts that tell two positions apart for search: everything that can still matter, and nothing else. */
import { isSolo, type Position } from './position.ts';
import type { Window } from './window.ts';

const ascending = (a: number, b: number): number => a - b;

/** The order of pool and track does not matter, nor does an event's index in the record. */
export function keyOf(position: Position): string {
  const { phase, round, start, turn, skips, drafted, tooled, flux, hand, spent } = position;
  return JSON.stringify([
    [phase, round, start, turn, skips, drafted, tooled, flux, hand, spent, position.abandoned],
    position.bag,
    position.pool.toSorted(ascending),
    position.track.map((dice) => dice.toSorted(ascending)),
    [position.tools, position.toolTokens, position.objectives, position.privates],
    phase === 'choose' || phase === 'setup' ? [position.offers, position.options] : isSolo(position),
    position.windows.map(windowKey),
  ]);
}

const windowKey = (window: Window): readonly unknown[] => [window.pattern, window.tokens, window.sets];
