/** Tables of chances: what the terms look up instead of working it out for every window. */
import { countCells, MARKS, ROUNDS } from '@leadlight/sagrada';

/** Kinds of dice: 5 colours of 6 values. */
const KINDS = 30;

/** How many drafts a seat can have before it. */
export const MOST_DRAFTS = 2 * ROUNDS;

/** How many bits are set in each number of up to 11 bits: for each set of marks its size. */
export const SIZES = Uint8Array.from({ length: 1 << MARKS }, (_, marks) => countCells(marks));

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

/** Poisson: the chance of at least so many where so many are expected. */
class SetOdds {
  private readonly steps = 8;
  private readonly mostExpected = 10;
  private readonly mostMissing = 8;
  /** By what is expected, in eighths, then by what is missing. */
  private readonly table = Float64Array.from(
    { length: this.mostMissing * (this.mostExpected * this.steps + 1) },
    (_, i) => poissonTail(i % this.mostMissing, Math.floor(i / this.mostMissing) / this.steps),
  );

  of(missing: number, expected: number): number {
    if (missing <= 0) return 1;
    if (missing >= this.mostMissing) return 0;
    const step = Math.floor(Math.min(expected, this.mostExpected) * this.steps + 0.5);
    return this.table[step * this.mostMissing + missing];
  }
}

function poissonTail(missing: number, expected: number): number {
  let fewer = 0;
  let exactly = Math.exp(-expected);
  for (let n = 0; n < missing; n++) {
    fewer += exactly;
    exactly *= expected / (n + 1);
  }
  return 1 - fewer;
}

export const setOdds = new SetOdds();
