/** The geometry of a finished window: its frame is 600 × 640, with room around it for its light. */
import { COLUMNS, ROWS } from '@leadlight/sagrada';
import type { CountedMark } from '../../../game/ending.ts';
import { CELLS } from '../board/board.ts';

export const FIELD = { x: -24, y: -12, width: 648, height: 700 } as const;

const [LEFT, TOP, SIDE, GAP] = [25, 136, 105, 6.2];

interface Place {
  readonly x: number;
  readonly y: number;
}

export const CELL = SIDE;

export const cornerOf = (index: number): Place => ({
  x: LEFT + (index % COLUMNS.length) * (SIDE + GAP),
  y: TOP + Math.floor(index / COLUMNS.length) * (SIDE + GAP),
});

/** A number on a lozenge. */
export interface Sum extends Place {
  readonly key: string;
  readonly points: number;
  readonly delay: number | null;
}

const indexOf = (cell: string): number => CELLS.findIndex((each) => each === cell);
const columnOf = (cell: string): string => cell.slice(1);
const rowOf = (cell: string): string => cell.slice(0, 1);
const isOne = (names: readonly string[]): boolean => new Set(names).size === 1;

/** The lozenge of a whole column is on the transom, that of a row on the jamb; others are on their first die. */
function sumOf({ at, points, delay }: CountedMark): Sum | undefined {
  const [first] = at;
  if (first === undefined || indexOf(first) < 0) return undefined;
  const { x, y } = cornerOf(indexOf(first));
  const middle = SIDE / 2;
  if (at.length === ROWS.length && isOne(at.map(columnOf)))
    return { key: columnOf(first), x: x + middle, y: TOP - 12, points, delay };
  if (at.length === COLUMNS.length && isOne(at.map(rowOf)))
    return { key: rowOf(first), x: LEFT - 14, y: y + middle, points, delay };
  return delay === null ? undefined : { key: at.join(), x: x + middle, y: y + middle, points, delay };
}

/** The lozenges on a window. A column or row that scored twice has one for both. */
export function sumsOf(counted: readonly CountedMark[]): readonly Sum[] {
  const sums = new Map<string, Sum>();
  for (const sum of counted.map(sumOf)) {
    if (sum !== undefined) sums.set(sum.key, { ...sum, points: sum.points + (sums.get(sum.key)?.points ?? 0) });
  }
  return [...sums.values()];
}
