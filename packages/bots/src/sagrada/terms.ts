/** The terms of the evaluation: each says in points what one thing is likely to bring by the end. */
import {
  COLOUR_MARKS,
  COLUMN_MASKS,
  cornering,
  lowest,
  MARKS,
  OBJECTIVE_POINTS,
  ROW_MASKS,
  VALUE_MARKS,
  VALUES,
  type ObjectiveId,
} from '@leadlight/sagrada';
import { atLeast, countMarks, MOST_DRAFTS } from './odds.ts';
import { ALL_SPACES, type Outlook } from './outlook.ts';

/** What a term brings. */
export type Worth = (outlook: Outlook) => number;

const FIRST_VALUE = MARKS - VALUES.length;

/** G-51: how likely each line is to be full without a repeat. */
function varied(lines: readonly number[], kind: number): Worth {
  return (outlook) => {
    let sum = 0;
    for (let i = 0; i < lines.length; i++) sum += chanceOfLine(outlook, lines[i], kind);
    return sum;
  };
}

/** `kind`: the marks that may not repeat. */
function chanceOfLine(outlook: Outlook, line: number, kind: number): number {
  const { taken, holds } = outlook.openings;
  let used = 0;
  for (let rest = line & taken; rest !== 0; rest &= rest - 1) {
    const mark = holds[lowest(rest)] & kind;
    if ((used & mark) !== 0) return 0;
    used |= mark;
  }
  const empty = line & ~taken;
  return empty === 0 ? 1 : chanceOfRest(outlook, empty, kind, used);
}

/** The spaces left choose one after the other, each from what the line has not had. */
function chanceOfRest(outlook: Outlook, empty: number, kind: number, used: number): number {
  const { openings, drafts, lineOdds } = outlook;
  let chance = 1;
  let chosen = 0;
  for (let rest = empty; rest !== 0; rest &= rest - 1) {
    const marks = openings.takes[lowest(rest)] & ~used;
    const choice = countMarks(marks & kind) - chosen;
    if (choice <= 0 && chosen === 0) return 0;
    chance *= lineOdds.of(drafts, Math.max(choice, 1) * countMarks(marks & ~kind));
    chosen++;
  }
  return chosen > drafts ? 0 : chance;
}

/** G-52: how many sets of one die for each of these marks are likely. */
function sets(marks: readonly number[]): Worth {
  return (outlook) => {
    let sum = 0;
    for (let times = 1; times <= 8; times++) {
      const chance = chanceOfSets(outlook, marks, times);
      if (chance < 0.01) break;
      sum += chance;
    }
    return sum;
  };
}

function chanceOfSets(outlook: Outlook, marks: readonly number[], times: number): number {
  const { have, expected } = outlook;
  const drive = outlook.weights.setDrive * outlook.share();
  let chance = 1;
  for (let i = 0; i < marks.length; i++) {
    const mark = marks[i];
    chance *= atLeast(times - have[mark], expected[mark] * drive);
  }
  return chance;
}

/** For each space those that touch it by a corner. */
const CORNERS: readonly number[] = Array.from({ length: 20 }, (_, cell) => cornering(1 << cell));

/** G-53: dice with a diagonal neighbour of their colour, and spaces that may get one. */
function diagonals(outlook: Outlook): number {
  const { taken, holds } = outlook.openings;
  let sum = 0;
  for (let rest = taken; rest !== 0; rest &= rest - 1) {
    const cell = lowest(rest);
    sum += hasDiagonal(outlook, cell, holds[cell] & COLOUR_MARKS) ? 1 : 0;
  }
  for (let rest = ALL_SPACES & ~taken; rest !== 0; rest &= rest - 1) {
    sum += outlook.weights.diagonalDrive * chanceOfDiagonal(outlook, lowest(rest));
  }
  return sum;
}

function hasDiagonal({ openings }: Outlook, cell: number, colour: number): boolean {
  for (let rest = CORNERS[cell] & openings.taken; rest !== 0; rest &= rest - 1) {
    if ((openings.holds[lowest(rest)] & colour) !== 0) return true;
  }
  return false;
}

/** The more colours of its corners a space can take, the likelier. */
function chanceOfDiagonal({ openings, fill }: Outlook, cell: number): number {
  let colours = 0;
  for (let rest = CORNERS[cell] & openings.taken; rest !== 0; rest &= rest - 1) colours |= openings.holds[lowest(rest)];
  const wanted = countMarks(colours & openings.takes[cell] & COLOUR_MARKS);
  return wanted === 0 ? 0 : fill[cell] * Math.min(1, wanted / 2);
}

const valueMarks = (...values: readonly number[]): number[] => values.map((value) => FIRST_VALUE + value - 1);

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
  'color-variety': sets([0, 1, 2, 3, 4]),
};

/** A public objective, in points. */
export function objectiveWorth(id: ObjectiveId): Worth {
  const points = OBJECTIVE_POINTS[id];
  const times = TIMES[id];
  return (outlook) => points * times(outlook);
}

/** G-54: the pips of the colour that lie, and those that may come. */
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

/** Spaces that are likely to stay empty although a die could come. */
export const emptyWorth =
  (cost: number): Worth =>
  (outlook) =>
    -cost *
    (countSpaces(ALL_SPACES & ~outlook.openings.taken) - outlook.dead - Math.min(outlook.hopes, outlook.drafts));

/** Spaces that no die can fill. */
export const deadWorth =
  (cost: number): Worth =>
  ({ dead, drafts, weights }) =>
    -(cost + (weights.deadSpace * drafts) / MOST_DRAFTS) * dead;

/** Tokens: their point, and what they may buy before the end. */
export const tokenWorth: Worth = ({ tokens, drafts, weights }) => tokens * (1 + (weights.token * drafts) / MOST_DRAFTS);

const countSpaces = (cells: number): number => countMarks(cells & 1023) + countMarks(cells >>> 10);
