/** Lays out the lines of a chart in a box of a given size: time runs from left to right, points upwards. */
import type { Point } from '../ui/geometry.ts';
import type { RoundPoints } from './rounds.ts';

export interface Chart {
  /** For each seat, one point per round. */
  readonly lines: readonly (readonly Point[])[];
  /** Values with a grid line, and their heights. */
  readonly grid: readonly { readonly value: number; readonly y: number }[];
  /** The horizontal positions of the rounds. */
  readonly columns: readonly number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const MOST_LINES = 5;

/** The smallest common step that needs few grid lines. */
const stepFor = (range: number): number => STEPS.find((step) => range / step <= MOST_LINES) ?? 200;

export function chartOf(rounds: readonly RoundPoints[], width: number, height: number): Chart {
  const values = rounds.flatMap(({ points }) => points);
  const step = stepFor(Math.max(0, ...values) - Math.min(0, ...values));
  const least = Math.floor(Math.min(0, ...values) / step) * step;
  const most = Math.max(Math.ceil(Math.max(0, ...values) / step) * step, least + step);
  const y = (value: number): number => height - ((value - least) / (most - least)) * height;
  const x = (at: number): number => (rounds.length < 2 ? width / 2 : (at / (rounds.length - 1)) * width);
  return {
    lines: (rounds[0]?.points ?? []).map((_, seat) =>
      rounds.flatMap(({ points }, at) => points.slice(seat, seat + 1).map((value) => ({ x: x(at), y: y(value) }))),
    ),
    grid: Array.from({ length: Math.round((most - least) / step) + 1 }, (_, i) => {
      const value = least + i * step;
      return { value, y: y(value) };
    }),
    columns: rounds.map((_, at) => x(at)),
  };
}
