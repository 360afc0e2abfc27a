/** Tables of chances, which the terms look up instead of computing them for every window. */
import { countCells, MARKS, ROUNDS } from '@leadlight/sagrada';

/** Kinds of dice: 5 colours of 6 values. */
const KINDS = 30;

/** The most drafts a seat can still have. */
export const MOST_DRAFTS = 2 * ROUNDS;

/** The number of bits set in each number of up to 11 bits: the size of each set of marks. */
export const SIZES = Uint8Array.from({ length: 1 << MARKS }, (_, marks) => countCells(marks));

/**
 * The chance that a space will be filled, by drafts left, then by how many kinds of dice fit it. With each draft,
 * `pace` dice come along that could go there.
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

/** Shares one table between callers with the same parameters. */
export function oddsFor(pace: number, patience: number): FillOdds {
  const key = `${pace}:${patience}`;
  const odds = ODDS.get(key) ?? new FillOdds(pace, patience);
  ODDS.set(key, odds);
  return odds;
}

/** Poisson: the chance of at least as many as are missing, given the number expected. */
class SetOdds {
  private readonly steps = 8;
  private readonly mostExpected = 10;
  private readonly mostMissing = 8;
  /** By the number expected, in eighths, then by the number missing. */
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
