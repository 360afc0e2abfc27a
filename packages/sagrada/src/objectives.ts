/** How often a window meets each public objective: G-51 to G-53. */
import { OBJECTIVE_POINTS } from './components.ts';
import { colourOf, valueOf } from './dice.ts';
import { COLUMN_MASKS, cornering, countCells, ROW_MASKS } from './grid.ts';
import {
  COLOURS,
  COLUMNS,
  OBJECTIVE_IDS,
  ROWS,
  VALUES,
  type Colour,
  type ObjectiveId,
  type Value,
} from './vocabulary.ts';
import { cellsOfColour, cellsOfValue, type Window } from './window.ts';

type Sets = (window: Window) => readonly number[];

const colourSets: Sets = (window) => COLOURS.map((_, colour) => cellsOfColour(window, colour));
const valueSets =
  (...values: readonly number[]): Sets =>
  (window) =>
    values.map((value) => cellsOfValue(window, value));

/** G-51: full, and without a repeat. */
function isVaried(window: Window, line: number, sets: readonly number[]): boolean {
  return (window.taken & line) === line && sets.every((set) => countCells(set & line) <= 1);
}

/** How often a window meets an objective, and the dice that do. */
interface Counting {
  readonly times: (window: Window) => number;
  /** Groups of cells, each with the times that it counts. */
  readonly groups: (window: Window) => readonly Group[];
}

/** A row by its letter, or a column by its number. */
export type Line = (typeof ROWS)[number] | (typeof COLUMNS)[number];

/** The sets of cells in which no line may have two, by the mark on the dice. */
interface Marks {
  readonly kind: 'colour' | 'value';
  readonly sets: Sets;
  readonly names: readonly Colour[] | readonly Value[];
  /** The index of a die's set. */
  readonly of: (die: number) => number;
}

const BY_COLOUR: Marks = { kind: 'colour', sets: colourSets, names: COLOURS, of: colourOf };
const BY_VALUE: Marks = { kind: 'value', sets: valueSets(...VALUES), names: VALUES, of: (die) => valueOf(die) - 1 };

/** What a variety objective asks for: lines in which no mark repeats (G-51). */
export interface Variety {
  readonly lines: readonly Line[];
  /** The cells of each line. */
  readonly masks: readonly number[];
  readonly marks: Marks;
}

const inRows = (marks: Marks): Variety => ({ lines: ROWS, masks: ROW_MASKS, marks });
const inColumns = (marks: Marks): Variety => ({ lines: COLUMNS, masks: COLUMN_MASKS, marks });

export const VARIETIES = {
  'row-color-variety': inRows(BY_COLOUR),
  'column-color-variety': inColumns(BY_COLOUR),
  'row-shade-variety': inRows(BY_VALUE),
  'column-shade-variety': inColumns(BY_VALUE),
} as const satisfies Partial<Record<ObjectiveId, Variety>>;

export interface Group {
  readonly cells: number;
  readonly times: number;
}

const once = (cells: number): Group => ({ cells, times: 1 });

function variedLines({ masks, marks }: Variety): Counting {
  const varied = (window: Window): readonly number[] => {
    const found = marks.sets(window);
    return masks.filter((line) => isVaried(window, line, found));
  };
  return { times: (window) => varied(window).length, groups: (window) => varied(window).map(once) };
}

/** The cell of a set at a place in its order, as a set of one; empty past the last. */
function nthCell(cells: number, place: number): number {
  let left = cells;
  for (let skipped = 0; skipped < place; skipped++) left &= left - 1;
  return left & -left;
}

/** G-52: the number of sets is the smallest count. The first die of each kind makes the first set, and so on. */
function fullSets(sets: Sets): Counting {
  const times = (window: Window): number => Math.min(...sets(window).map(countCells));
  const set = (window: Window, place: number): number =>
    sets(window).reduce((cells, kind) => cells | nthCell(kind, place), 0);
  const groups = (window: Window): readonly Group[] =>
    Array.from({ length: times(window) }, (_, place) => once(set(window, place)));
  return { times, groups };
}

const onDiagonals = (cells: number): number => cells & cornering(cells);

/** G-53: every die with a die of its colour diagonally next to it, once. */
const diagonals: Counting = {
  times: (window) => colourSets(window).reduce((sum, cells) => sum + countCells(onDiagonals(cells)), 0),
  groups: (window) =>
    colourSets(window)
      .map((cells) => ({ cells: onDiagonals(cells), times: countCells(onDiagonals(cells)) }))
      .filter(({ times }) => times > 0),
};

interface Objective extends Counting {
  readonly id: ObjectiveId;
  readonly rule: 'G-51' | 'G-52' | 'G-53';
  readonly points: number;
}

const COUNTED: Readonly<Record<ObjectiveId, readonly [Objective['rule'], Counting]>> = {
  'row-color-variety': ['G-51', variedLines(VARIETIES['row-color-variety'])],
  'column-color-variety': ['G-51', variedLines(VARIETIES['column-color-variety'])],
  'row-shade-variety': ['G-51', variedLines(VARIETIES['row-shade-variety'])],
  'column-shade-variety': ['G-51', variedLines(VARIETIES['column-shade-variety'])],
  'light-shades': ['G-52', fullSets(valueSets(1, 2))],
  'medium-shades': ['G-52', fullSets(valueSets(3, 4))],
  'deep-shades': ['G-52', fullSets(valueSets(5, 6))],
  'shade-variety': ['G-52', fullSets(valueSets(...VALUES))],
  'color-diagonals': ['G-53', diagonals],
  'color-variety': ['G-52', fullSets(colourSets)],
};

/** In component order: an objective's index is its place here. */
export const OBJECTIVES: readonly Objective[] = OBJECTIVE_IDS.map((id) => {
  const [rule, counting] = COUNTED[id];
  return { id, rule, points: OBJECTIVE_POINTS[id], ...counting };
});
