/** Tables of chances: what the terms look up instead of working it out for every window. */
import { ROUNDS } from '@leadlight/sagrada';

/** Kinds of dice: 5 colours of 6 values. */
const KINDS = 30;

/** How many drafts a seat can have before it. */
export const MOST_DRAFTS = 2 * ROUNDS;

/** Bits set in each number of up to 11 bits. */
const COUNTS = Uint8Array.from({ length: 1 << 11 }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
});

export const countMarks = (marks: number): number => COUNTS[marks];

/**
 * By drafts left, then by how many kinds of dice a space takes: the chance that it will be filled. Each draft lets
 * `pace` dice pass that could go there.
 */
class FillOdds {
  private readonly table: Float64Array;

  constructor(pace: number, patience: number) {
    this.table = Float64Array.from({ length: (MOST_DRAFTS + 1) * (KINDS + 2) }, (_, i) => {
      const drafts = Math.floor(i / (KINDS + 2));
      const kinds = i % (KINDS + 2);
      return drafts === 0 ? 0 : 1 - (1 - Math.min(kinds, KINDS) / KINDS) ** (pace * drafts ** patience);
    });
  }

  of(drafts: number, kinds: number): number {
    return this.table[drafts * (KINDS + 2) + kinds];
  }
}

export type { FillOdds };

const ODDS = new Map<string, FillOdds>();

/** One table for all who ask for the same. */
export function oddsFor(pace: number, patience: number): FillOdds {
  const key = `${pace}:${patience}`;
  const odds = ODDS.get(key) ?? new FillOdds(pace, patience);
  ODDS.set(key, odds);
  return odds;
}

const STEPS = 8;
const MOST_EXPECTED = 10;
const MOST_MISSING = 8;

/** Poisson: the chance of at least so many, by how many are expected, in steps of 1/8. */
const AT_LEAST = Float64Array.from({ length: MOST_MISSING * (MOST_EXPECTED * STEPS + 1) }, (_, i) => {
  const missing = i % MOST_MISSING;
  const expected = Math.floor(i / MOST_MISSING) / STEPS;
  let fewer = 0;
  let exactly = Math.exp(-expected);
  for (let n = 0; n < missing; n++) {
    fewer += exactly;
    exactly *= expected / (n + 1);
  }
  return 1 - fewer;
});

/** The chance that at least `missing` come where `expected` are expected. */
export function atLeast(missing: number, expected: number): number {
  if (missing <= 0) return 1;
  if (missing >= MOST_MISSING) return 0;
  const step = expected >= MOST_EXPECTED ? MOST_EXPECTED * STEPS : Math.floor(expected * STEPS + 0.5);
  return AT_LEAST[step * MOST_MISSING + missing];
}
