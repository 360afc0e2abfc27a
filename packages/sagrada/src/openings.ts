/**
 * The dice that each space of a window can still take, for search: the placement rules G-23 and G-24 turned around,
 * from "where may this die go" to "which dice may come here". A test ensures the same answers as `spacesFor`.
 */
import { colourOf, KINDS, valueOf } from './dice.ts';
import { beside, lowest, SPACES } from './grid.ts';
import { PATTERNS, PRINT } from './patterns.ts';
import { COLOURS, VALUES } from './vocabulary.ts';
import type { Window } from './window.ts';

/** A mark is a colour (0 to 4) or a value (5 to 10), as in a window's sets; several are a set of bits. */
export const MARKS = COLOURS.length + VALUES.length;
export const COLOUR_MARKS = (1 << COLOURS.length) - 1;
export const VALUE_MARKS = ((1 << MARKS) - 1) & ~COLOUR_MARKS;

const markOfColour = (colour: number): number => 1 << colour;
const markOfValue = (value: number): number => 1 << (COLOURS.length + value - 1);

/** The colour and value of each die. */
export const DIE_MARKS: readonly number[] = Array.from(
  { length: KINDS },
  (_, die) => markOfColour(colourOf(die)) | markOfValue(valueOf(die)),
);

const SIDES: readonly (readonly number[])[] = Array.from({ length: SPACES }, (_, cell) => {
  const cells: number[] = [];
  for (let rest = beside(1 << cell); rest !== 0; rest &= rest - 1) cells.push(lowest(rest));
  return cells;
});

/** For each pattern and mark, the spaces whose print allows it (G-23). */
const PRINTED: readonly (readonly number[])[] = PATTERNS.map(({ fits }) =>
  Array.from({ length: MARKS }, (_, mark) =>
    fits[PRINT.all].reduce((cells, fit, die) => ((DIE_MARKS[die] & (1 << mark)) === 0 ? cells : cells | fit), 0),
  ),
);

/** The spaces side by side with a space. */
export const sidesOf = (cell: number): readonly number[] => SIDES[cell];

export class Openings {
  /** The spaces with a die. */
  taken = 0;
  /** By space: the marks of the die there, or none. */
  readonly holds = new Int32Array(SPACES);
  /** By space: the marks that print and neighbours allow. A die fits an empty space that allows both of its marks. */
  readonly takes = new Int32Array(SPACES);
  /** The neighbours' marks before the last die was put: there are at most 4. */
  private readonly before = new Int32Array(4);

  /** Plain loops, since search calls this at every turn that it imagines. */
  load(window: Window): void {
    const { taken, sets } = window;
    const printed = PRINTED[window.pattern];
    this.taken = taken;
    this.takes.fill(0);
    this.holds.fill(0);
    for (let mark = 0; mark < MARKS; mark++) {
      const set = sets[mark];
      this.spread(this.holds, set, mark);
      this.spread(this.takes, set === 0 ? printed[mark] : printed[mark] & ~beside(set), mark);
    }
  }

  private spread(into: Int32Array, cells: number, mark: number): void {
    for (let cell = 0; cell < into.length; cell++) into[cell] |= ((cells >>> cell) & 1) << mark;
  }

  /** Puts a die on an empty space; `takeBack` undoes the latest put. */
  put(die: number, cell: number): void {
    const marks = DIE_MARKS[die];
    const sides = SIDES[cell];
    this.taken |= 1 << cell;
    this.holds[cell] = marks;
    for (let i = 0; i < sides.length; i++) {
      this.before[i] = this.takes[sides[i]];
      this.takes[sides[i]] &= ~marks;
    }
  }

  takeBack(cell: number): void {
    const sides = SIDES[cell];
    this.taken &= ~(1 << cell);
    this.holds[cell] = 0;
    for (let i = 0; i < sides.length; i++) this.takes[sides[i]] = this.before[i];
  }
}
