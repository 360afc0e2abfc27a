/** How often a window meets each public objective: G-51 to G-53. */
import { OBJECTIVE_POINTS } from './components.ts';
import { COLUMN_MASKS, cornering, countCells, ROW_MASKS } from './grid.ts';
import { COLOURS, OBJECTIVE_IDS, VALUES, type ObjectiveId } from './vocabulary.ts';
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

const variedLines = (lines: readonly number[], sets: Sets) => (window: Window) => {
  const found = sets(window);
  return lines.filter((line) => isVaried(window, line, found)).length;
};

/** G-52: the number of sets is the smallest count. */
const fullSets = (sets: Sets) => (window: Window) => Math.min(...sets(window).map(countCells));

/** G-53: every die with a die of its colour diagonally next to it, once. */
const diagonals = (window: Window): number =>
  colourSets(window).reduce((sum, cells) => sum + countCells(cells & cornering(cells)), 0);

interface Objective {
  readonly id: ObjectiveId;
  readonly rule: 'G-51' | 'G-52' | 'G-53';
  readonly points: number;
  readonly times: (window: Window) => number;
}

const TIMES: Readonly<Record<ObjectiveId, readonly [Objective['rule'], Objective['times']]>> = {
  'row-color-variety': ['G-51', variedLines(ROW_MASKS, colourSets)],
  'column-color-variety': ['G-51', variedLines(COLUMN_MASKS, colourSets)],
  'row-shade-variety': ['G-51', variedLines(ROW_MASKS, valueSets(...VALUES))],
  'column-shade-variety': ['G-51', variedLines(COLUMN_MASKS, valueSets(...VALUES))],
  'light-shades': ['G-52', fullSets(valueSets(1, 2))],
  'medium-shades': ['G-52', fullSets(valueSets(3, 4))],
  'deep-shades': ['G-52', fullSets(valueSets(5, 6))],
  'shade-variety': ['G-52', fullSets(valueSets(...VALUES))],
  'color-diagonals': ['G-53', diagonals],
  'color-variety': ['G-52', fullSets(colourSets)],
};

/** In component order: an objective's index is its place here. */
export const OBJECTIVES: readonly Objective[] = OBJECTIVE_IDS.map((id) => {
  const [rule, times] = TIMES[id];
  return { id, rule, points: OBJECTIVE_POINTS[id], times };
});
