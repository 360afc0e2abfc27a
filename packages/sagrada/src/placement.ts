/** Placing a die: G-20 to G-24, once for drafts and tools alike. */
import { colourOf, DICE, valueOf } from './dice.ts';
import { ALL, beside, CELLS, EDGE, listCells, touching } from './grid.ts';
import { PATTERNS, PRINT, type Print } from './patterns.ts';
import { refuse, type Reason } from './reasons.ts';
import { COLOURS } from './vocabulary.ts';
import { cellsLike, cellsOfColour, cellsOfValue, type Window } from './window.ts';

/** The placement rules that apply. */
export interface Law {
  /** The part of the print that counts (G-23). */
  readonly print: Print;
  /** The die must touch no other, instead of touching one (G-41). */
  readonly apart: boolean;
}

export const PLAIN: Law = { print: PRINT.all, apart: false };
export const NO_COLOURS: Law = { print: PRINT.noColours, apart: false };
export const NO_VALUES: Law = { print: PRINT.noValues, apart: false };
export const APART: Law = { print: PRINT.all, apart: true };

/** G-21: the first die goes on the edge. G-22: any other touches one; or none, with the straightedge (G-41). */
export function inReach(window: Window, law: Law): number {
  if (window.taken === 0) return EDGE;
  const near = touching(window.taken);
  return (law.apart ? ALL & ~near : near) & ~window.taken;
}

/** G-24: side by side with a die of the same colour or the same value. */
const clashing = (window: Window, die: number): number => beside(cellsLike(window, die));

/** Every space where the die may be placed. */
export function spacesFor(window: Window, die: number, law: Law): number {
  return spacesWithin(window, die, inReach(window, law), fitsOf(window, law));
}

/** For each die the spaces whose print it matches (G-23). */
export const fitsOf = (window: Window, law: Law): readonly number[] => PATTERNS[window.pattern].fits[law.print];

/** The same for callers that ask about many dice, and have computed reach and fit once. */
export const spacesWithin = (window: Window, die: number, reach: number, fits: readonly number[]): number =>
  reach & fits[die] & ~clashing(window, die);

/** Empty spaces that no die at all can fill any more, by print and neighbours (G-23, G-24). */
export function deadSpaces(window: Window): number {
  if (window.pattern < 0) return 0;
  let alive = 0;
  PATTERNS[window.pattern].fits[PRINT.all].forEach((fits, die) => {
    alive |= fits & ~clashing(window, die);
  });
  return ALL & ~window.taken & ~alive;
}

/** Every rule that forbids the die on the cell. */
export function whyNotPlace(window: Window, die: number, cell: number, law: Law): Reason[] {
  if ((window.taken & (1 << cell)) !== 0) return [refuse('occupied', { cell: CELLS[cell] })];
  return [...whyOutOfReach(window, cell, law), ...whyMisprint(window, die, cell, law), ...whyClash(window, die, cell)];
}

function whyOutOfReach(window: Window, cell: number, law: Law): Reason[] {
  if ((inReach(window, law) & (1 << cell)) !== 0) return [];
  const args = { cell: CELLS[cell] };
  if (window.taken === 0) return [refuse('not-on-edge', args)];
  return [law.apart ? refuse('touches-a-die', args) : refuse('not-touching', args)];
}

function whyMisprint(window: Window, die: number, cell: number, law: Law): Reason[] {
  const { fits, printed } = PATTERNS[window.pattern];
  if ((fits[law.print][die] & (1 << cell)) !== 0) return [];
  const mark = printed[cell];
  const args = { cell: CELLS[cell], die: DICE[die] };
  if (typeof mark === 'string') return [refuse('printed-colour', { ...args, printed: mark })];
  return mark === null ? [] : [refuse('printed-value', { ...args, printed: mark })];
}

/** Each clash with its neighbour: first the colours, then the values. */
function whyClash(window: Window, die: number, cell: number): Reason[] {
  const sides = beside(1 << cell);
  const colour = COLOURS[colourOf(die)];
  const value = valueOf(die);
  const to = CELLS[cell];
  return [
    ...listCells(sides & cellsOfColour(window, colourOf(die))).map((neighbour) =>
      refuse('same-colour', { cell: to, neighbour, colour }),
    ),
    ...listCells(sides & cellsOfValue(window, value)).map((neighbour) =>
      refuse('same-value', { cell: to, neighbour, value }),
    ),
  ];
}
