/** Clocks as the bar above the boards shows them. */
import type { Clock, Pace } from '@leadlight/table';
import { clockText, leftOn } from '../../online/clock.ts';

export interface ShownClock {
  readonly text: string;
  /** Whether a running clock is about to run out. */
  readonly isLow: boolean;
  /** The part of the bank that is left, between 0 and 1; null where time isn't counted from a bank. */
  readonly share: number | null;
}

/** A running clock with less time than this stands out. */
export const LOW_MS = 30_000;

export function shownClock(locale: string, clock: Clock, pace: Pace | undefined, now: number): ShownClock {
  const left = leftOn(clock, now);
  const share = pace?.kind === 'live' ? Math.min(1, left / pace.bank) : null;
  return { text: clockText(locale, left), isLow: clock.since !== null && left < LOW_MS, share };
}
