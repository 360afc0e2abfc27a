/** The terms of the evaluation: each says how many points one thing is likely to bring by the end. */
import {
  COLOUR_MARKS,
  COLOURS,
  COLUMN_MASKS,
  cornering,
  OBJECTIVE_POINTS,
  ROW_MASKS,
  SPACES,
  VALUE_MARKS,
  VALUES,
  type ObjectiveId,
} from '@leadlight/sagrada';
import { MOST_DRAFTS, setOdds, SIZES as SIZES_OF } from './odds.ts';
import type { Outlook } from './outlook.ts';

/** The points that a term brings. */
export type Worth = (outlook: Outlook) => number;

// Copied into a local constant, as in the outlook.
const SIZES = SIZES_OF;
const ODDS = setOdds;
const COLOUR_BITS = COLOUR_MARKS;

const CELLS: readonly number[] = Array.from({ length: SPACES }, (_, cell) => cell);
const cellsIn = (mask: number): readonly number[] => CELLS.filter((cell) => (mask & (1 << cell)) !== 0);

/** G-51: how many lines are likely to be filled without a repeat. `kind`: the marks that must not repeat. */
function varied(masks: readonly number[], kind: number): Worth {
  const lines = masks.map(cellsIn);
  return (outlook) => {
    let sum = 0;
    for (let i = 0; i < lines.length; i++) sum += chanceOfLine(outlook, lines[i], kind);
    return sum;
  };
}

function chanceOfLine(outlook: Outlook, line: readonly number[], kind: number): number {
  const { holds } = outlook.openings;
  let used = 0;
  let empty = 0;
  for (let i = 0; i < line.length; i++) {
    const mark = holds[line[i]] & kind;
    if (mark === 0) empty++;
    if ((used & mark) !== 0) return 0;
    used |= mark;
  }
  if (empty === 0) return 1;
  return empty > outlook.drafts ? 0 : chanceOfRest(outlook, line, kind, used);
}

/** The empty spaces choose one after the other, each from the marks that the line does not have yet. */
function chanceOfRest({ openings, drafts, lineOdds }: Outlook, line: readonly number[], kind: number, used: number) {
  const { holds, takes } = openings;
  let chance = 1;
  let chosen = 0;
  for (let i = 0; i < line.length; i++) {
    if (holds[line[i]] !== 0) continue;
    const marks = takes[line[i]];
    const choice = SIZES[marks & kind & ~used];
    if (choice === 0) return 0;
    chance *= lineOdds.of(drafts, Math.max(choice - chosen, 1) * SIZES[marks & ~kind]);
    chosen++;
  }
  return chance;
}

/** Larger numbers of sets are ignored. */
const MOST_SETS = 8;

/** G-52: how many sets with one die of each of these marks are likely. */
function sets(marks: readonly number[]): Worth {
  return ({ have, expected, weights, hopes, drafts }) => {
    const drive = hopes <= drafts ? weights.setDrive : (weights.setDrive * drafts) / hopes;
    let sum = 0;
    for (let times = 1; times <= MOST_SETS; times++) {
      let chance = 1;
      for (let i = 0; i < marks.length; i++) chance *= ODDS.of(times - have[marks[i]], expected[marks[i]] * drive);
      if (chance === 0) break;
      sum += chance;
    }
    return sum;
  };
}

/** The spaces that touch each space at a corner. */
const CORNERS: readonly (readonly number[])[] = CELLS.map((cell) => cellsIn(cornering(1 << cell)));

/** G-53: dice with a diagonal neighbour of their colour, and spaces that may get one. */
function diagonals({ openings, fill, weights }: Outlook): number {
  const { holds, takes } = openings;
  let sum = 0;
  let hopes = 0;
  for (let cell = 0; cell < CELLS.length; cell++) {
    const around = coloursAround(holds, CORNERS[cell]);
    if (holds[cell] !== 0) sum += (holds[cell] & around) === 0 ? 0 : 1;
    else hopes += fill[cell] * Math.min(1, SIZES[around & takes[cell]] / 2);
  }
  return sum + weights.diagonalDrive * hopes;
}

function coloursAround(holds: Int32Array, corners: readonly number[]): number {
  let colours = 0;
  for (let i = 0; i < corners.length; i++) colours |= holds[corners[i]];
  return colours & COLOUR_BITS;
}

const valueMarks = (...values: readonly number[]): number[] => values.map((value) => COLOURS.length + value - 1);

const TIMES: Readonly<Record<ObjectiveId, Worth>> = {
  'row-color-variety': varied(ROW_MASKS, COLOUR_MARKS),
  'column-color-variety': varied(COLUMN_MASKS, COLOUR_MARKS),
  'row-shade-variety': varied(ROW_MASKS, VALUE_MARKS),
  'column-shade-variety': varied(COLUMN_MASKS, VALUE_MARKS),
  'light-shades': sets(valueMarks(1, 2)),
  'medium-shades': sets(valueMarks(3, 4)),
  'deep-shades': sets(valueMarks(5, 6)),
  'shade-variety': sets(valueMarks(...VALUES)),
  'color-diagonals': diagonals,
  'color-variety': sets(COLOURS.map((_, colour) => colour)),
};

/** A public objective, in points. */
export function objectiveWorth(id: ObjectiveId): Worth {
  const points = OBJECTIVE_POINTS[id];
  const times = TIMES[id];
  return (outlook) => points * times(outlook);
}

/** G-54: the pips of the colour in the window, and those that may come. */
export const privateWorth =
  (colour: number): Worth =>
  (outlook) =>
    outlook.pips[colour] + outlook.expected[colour] * outlook.share() * outlook.weights.ownPips;

/** G-67: the better of several. */
export const bestWorth =
  (worths: readonly Worth[]): Worth =>
  (outlook) => {
    let best = worths.length === 0 ? 0 : worths[0](outlook);
    for (let i = 1; i < worths.length; i++) best = Math.max(best, worths[i](outlook));
    return best;
  };

/** Spaces likely to stay empty although a die could still fit. */
export const emptyWorth =
  (cost: number): Worth =>
  ({ empty, dead, hopes, drafts }) =>
    -cost * (empty - dead - Math.min(hopes, drafts));

/** Spaces that no die can fill. */
export const deadWorth =
  (cost: number): Worth =>
  ({ dead, drafts, weights }) =>
    -(cost + (weights.deadSpace * drafts) / MOST_DRAFTS) * dead;

/** Tokens: the point each is worth, and the tools they may pay for before the end. */
export const tokenWorth: Worth = ({ tokens, drafts, weights }) => tokens * (1 + (weights.token * drafts) / MOST_DRAFTS);
