/** The 4 × 5 spaces of a window as bits of one number: A1 is bit 0, A2 bit 1, and so on to D5, bit 19. */
import { COLUMNS, ROWS, type Cell } from './vocabulary.ts';

const WIDTH = COLUMNS.length;
export const SPACES = ROWS.length * WIDTH;
export const ALL = (1 << SPACES) - 1;

export const CELLS: readonly Cell[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${row}${column}` as const));
const INDEX = new Map<string, number>(CELLS.map((cell, index) => [cell, index]));

/** A cell's index; callers have checked that it exists. */
export const cellIndex = (cell: Cell): number => INDEX.get(cell) ?? 0;

const where = (test: (row: number, column: number) => boolean): number =>
  CELLS.reduce((mask, _, i) => (test(Math.floor(i / WIDTH), i % WIDTH) ? mask | (1 << i) : mask), 0);

export const ROW_MASKS: readonly number[] = ROWS.map((_, row) => where((r) => r === row));
export const COLUMN_MASKS: readonly number[] = COLUMNS.map((_, column) => where((_r, c) => c === column));

const NOT_FIRST = ALL & ~COLUMN_MASKS[0];
const NOT_LAST = ALL & ~COLUMN_MASKS[WIDTH - 1];

/** Edge and corner spaces (G-21). */
export const EDGE = where((r, c) => r === 0 || r === ROWS.length - 1 || c === 0 || c === WIDTH - 1);

const sideways = (cells: number): number => ((cells & NOT_LAST) << 1) | ((cells & NOT_FIRST) >>> 1);
const upAndDown = (cells: number): number => ((cells << WIDTH) & ALL) | (cells >>> WIDTH);

/** The spaces side by side with any of these (G-24). */
export const beside = (cells: number): number => sideways(cells) | upAndDown(cells);

/** The spaces that touch any of these only at a corner (G-53). */
export const cornering = (cells: number): number => upAndDown(sideways(cells));

/** The spaces that touch any of these by side or corner (G-22). */
export const touching = (cells: number): number => beside(cells) | cornering(cells);

/** The lowest cell of a non-empty set. */
export const lowest = (cells: number): number => 31 - Math.clz32(cells & -cells);

export function countCells(cells: number): number {
  let n = cells - ((cells >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The cells of a set, in order. */
export function listCells(cells: number): Cell[] {
  return CELLS.filter((_, index) => (cells & (1 << index)) !== 0);
}
