/** How far an observed rate may be from the true one. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 97.5 % of a normal distribution lies below this, which leaves 2.5 % on either side. */
const Z = 1.959963984540054;

/** The 95 % Wilson score interval. Shared wins are fine: they vary less than whole ones. */
export function wilson(wins: number, tries: number): Interval {
  if (tries === 0) return { low: 0, high: 1 };
  const rate = wins / tries;
  const weight = Z ** 2 / tries;
  const middle = (rate + weight / 2) / (1 + weight);
  const reach = (Z * Math.sqrt((rate * (1 - rate)) / tries + weight / (4 * tries))) / (1 + weight);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
