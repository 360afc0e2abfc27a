/** Public objectives as pictures in a field of 60 × 48: panes with a colour, a value, or neither. */
import { COLOURS, COLUMNS, ROWS, type Colour, type ObjectiveId, type Value } from '@leadlight/sagrada';

export interface Pane {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour?: Colour | undefined;
  readonly value?: Value | undefined;
}

type Look = Pick<Pane, 'colour' | 'value'>;

const SMALL = 12;
const FIELD = ROWS.flatMap((_, row) => COLUMNS.map((__, column) => ({ row, column })));

/** A small window with content on some of its spaces. */
const field = (look: (row: number, column: number) => Look): readonly Pane[] =>
  FIELD.map(({ row, column }) => ({ x: column * SMALL, y: row * SMALL, size: SMALL, ...look(row, column) }));

/** Panes in rows, as large as the picture allows. */
function rows(lines: readonly (readonly Look[])[], size: number): readonly Pane[] {
  const top = (48 - lines.length * size) / 2;
  return lines.flatMap((line, row) => {
    const left = (60 - line.length * size) / 2;
    return line.map((look, column) => ({ x: left + column * size, y: top + row * size, size, ...look }));
  });
}

const MIXED: readonly Value[] = [3, 6, 1, 4, 2];
const IN_COLUMN: readonly Colour[] = ['R', 'B', 'Y', 'G'];
const values = (...list: readonly Value[]): readonly Look[] => list.map((value) => ({ value }));
const colours = (...list: readonly Colour[]): readonly Look[] => list.map((colour) => ({ colour }));

export const PICTURES: Readonly<Record<ObjectiveId, readonly Pane[]>> = {
  'row-color-variety': field((row, column) => (row === 1 ? { colour: COLOURS[column] } : {})),
  'column-color-variety': field((row, column) => (column === 2 ? { colour: IN_COLUMN[row] } : {})),
  'row-shade-variety': field((row, column) => (row === 1 ? { value: MIXED[column] } : {})),
  'column-shade-variety': field((row, column) => (column === 2 ? { value: MIXED[row] } : {})),
  'light-shades': rows([values(1, 2)], 28),
  'medium-shades': rows([values(3, 4)], 28),
  'deep-shades': rows([values(5, 6)], 28),
  'shade-variety': rows([values(1, 2, 3), values(4, 5, 6)], 20),
  'color-diagonals': field((row, column) => (row === column ? { colour: 'P' } : {})),
  'color-variety': rows([colours('R', 'Y', 'G'), colours('B', 'P')], 20),
};
