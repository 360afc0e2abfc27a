/** The arithmetic of clocks. All times are in milliseconds of the service time. */
import type { Clock, Pace } from '../log/terms.ts';

/** The time of each turn that a message may take on its way, and that costs nobody anything. */
export const ALLOWANCE_MS = 500;

/** In a live game, a person who returns has at least this much time, unless the bank is smaller. */
const FAIR_MS = 60_000;

const DAY_MS = 86_400_000;

/** What a pace gives each person. */
export interface Budget {
  /** The most time that a clock can show. */
  readonly bank: number;
  /** The time that a turn adds. */
  readonly increment: number;
  /** The least time of a person who returns. */
  readonly fair: number;
}

/** Null where nothing is timed. */
export function budgetOf(pace: Pace): Budget | null {
  switch (pace.kind) {
    case 'live':
      return { bank: pace.bank, increment: pace.increment, fair: Math.min(pace.bank, FAIR_MS) };
    case 'days': {
      // A turn fills the bank up again.
      const full = pace.days * DAY_MS;
      return { bank: full, increment: full, fair: full };
    }
    case 'none':
      return null;
  }
}

/** Starts a clock, unless it is running. */
export const started = (clock: Clock, now: number): Clock => (clock.since === null ? { ...clock, since: now } : clock);

/** Stops a clock, unless it stands still. */
export const stopped = (clock: Clock, now: number): Clock =>
  clock.since === null ? clock : { left: leftAfter(clock, now - clock.since), since: null };

/** The time that is left after a while, in which the service time may have stood still. */
const leftAfter = ({ left }: Clock, elapsed: number): number => Math.max(0, left - Math.max(0, elapsed));

/** Stops a clock after a turn. One that stood still was not needed, so it gets no more time. */
export function rewarded(clock: Clock, now: number, { bank, increment }: Budget): Clock {
  if (clock.since === null) return clock;
  const left = leftAfter(clock, now - clock.since - ALLOWANCE_MS);
  return { left: Math.min(bank, left + increment), since: null };
}

/** When the time of a running clock is up; null while the clock stands still. */
export const runsOutAt = ({ left, since }: Clock): number | null =>
  since === null ? null : since + ALLOWANCE_MS + left;

export function isUp(clock: Clock, now: number): boolean {
  const end = runsOutAt(clock);
  return end !== null && now >= end;
}
