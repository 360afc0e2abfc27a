/** Arranges things on the table: stable keys, angles, stacks and keyboard steps. */
import type { Die } from '@leadlight/sagrada';

export interface Lying {
  readonly die: Die;
  /** The index in the original list. */
  readonly at: number;
  /** Stays the same for a die when another one leaves; equal dice are numbered. */
  readonly key: string;
}

export function lying(dice: readonly Die[]): readonly Lying[] {
  const seen = new Map<Die, number>();
  return dice.map((die, at) => {
    const count = seen.get(die) ?? 0;
    seen.set(die, count + 1);
    return { die, at, key: `${die}.${count}` };
  });
}

/** A few degrees to either side, always the same for the same key. */
export function tilt(key: string): number {
  const sum = [...key].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 997, 7);
  return (sum % 15) - 7;
}

/** The columns of a stack: the fewest that keep it square. */
export const columnsFor = (count: number): number => Math.max(1, Math.ceil(Math.sqrt(count)));

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The index that a key leads to in a grid; undefined when it leads nowhere. */
export function stepFrom(key: string, at: number, count: number, columns: number): number | undefined {
  if (key === 'Home') return at - (at % columns);
  if (key === 'End') return Math.min(at - (at % columns) + columns, count) - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const column = (at % columns) + step[1];
  const to = at + step[0] * columns + step[1];
  return column < 0 || column >= columns || to < 0 || to >= count ? undefined : to;
}
