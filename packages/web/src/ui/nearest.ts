/** Finds the nearest of several boxes in a direction. */
import type { Box } from './geometry.ts';

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const UNIT: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({ left, top, width, height }: Box): readonly [x: number, y: number] => [
  left + width / 2,
  top + height / 2,
];

/** The distance, where deviation from the direction counts double; undefined for boxes on the other side. */
function effort(from: Box, to: Box, direction: Direction): number | undefined {
  const [x, y] = UNIT[direction];
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  const ahead = (toX - fromX) * x + (toY - fromY) * y;
  const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
  return ahead > 1 ? ahead + 2 * aside : undefined;
}

/** The index of the nearest box in a direction; undefined when there is none. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const far = effort(from, box, direction);
    if (far === undefined || far >= least) return;
    best = at;
    least = far;
  });
  return best;
}

export const isDirection = (key: string): key is Direction => key in UNIT;
