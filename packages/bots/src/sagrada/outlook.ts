/** A window and what may still come of it: what all terms of the evaluation look at. */
import {
  COLOUR_MARKS,
  COLOURS,
  colourOf,
  lowest,
  MARKS,
  Openings,
  sidesOf,
  SPACES,
  valueOf,
  type Window,
} from '@leadlight/sagrada';
import { countMarks, oddsFor, type FillOdds } from './odds.ts';
import type { Weights } from './weights.ts';

const FIRST_VALUE = COLOURS.length;
export const ALL_SPACES = (1 << SPACES) - 1;

export class Outlook {
  readonly openings = new Openings();
  readonly weights: Weights;
  readonly lineOdds: FillOdds;
  /** Dice that the seat may still draft. */
  drafts = 0;
  tokens = 0;
  /** By space: the chance that it will be filled; 0 where a die lies. */
  readonly fill = new Float64Array(SPACES);
  /** How many empty spaces are likely to be filled, and how many no die can fill. */
  hopes = 0;
  dead = 0;
  /** By mark: how many dice have it, and how many more the empty spaces would get. */
  readonly have = new Int32Array(MARKS);
  readonly expected = new Float64Array(MARKS);
  /** By colour: the sum of the values of its dice. */
  readonly pips = new Int32Array(COLOURS.length);
  private readonly fillOdds: FillOdds;
  private readonly expectedBefore = new Float64Array(MARKS);
  private hopesBefore = 0;
  private deadBefore = 0;

  constructor(weights: Weights) {
    this.weights = weights;
    this.fillOdds = oddsFor(weights.pace, weights.patience);
    this.lineOdds = oddsFor(weights.linePace, weights.patience);
  }

  lay(window: Window, drafts: number): void {
    this.openings.load(window);
    this.drafts = drafts;
    this.tokens = window.tokens;
    this.hopes = 0;
    this.dead = 0;
    for (let mark = 0; mark < MARKS; mark++) this.have[mark] = this.expected[mark] = 0;
    for (let colour = 0; colour < FIRST_VALUE; colour++) this.pips[colour] = 0;
    for (let cell = 0; cell < SPACES; cell++) {
      this.fill[cell] = 0;
      if (this.isEmpty(cell)) this.hope(cell);
      else this.countHeld(this.openings.holds[cell]);
    }
  }

  /** The share of what the empty spaces would get that comes: no more dice than there are drafts left. */
  share(): number {
    return this.hopes <= this.drafts ? 1 : this.drafts / this.hopes;
  }

  /** Lays one more die, to see what would be; `takeBack` undoes it. */
  put(die: number, cell: number): void {
    this.remember();
    this.despair(cell);
    const sides = sidesOf(cell);
    for (let i = 0; i < sides.length; i++) this.despair(sides[i]);
    this.openings.put(die, cell);
    this.count(die, 1);
    for (let i = 0; i < sides.length; i++) this.hope(sides[i]);
  }

  takeBack(die: number, cell: number): void {
    this.openings.takeBack(cell);
    this.count(die, -1);
    this.hope(cell);
    const sides = sidesOf(cell);
    for (let i = 0; i < sides.length; i++) this.hope(sides[i]);
    this.restore();
  }

  private remember(): void {
    this.hopesBefore = this.hopes;
    this.deadBefore = this.dead;
    for (let mark = 0; mark < MARKS; mark++) this.expectedBefore[mark] = this.expected[mark];
  }

  /** To the last bit, so that nothing depends on what was looked at before. */
  private restore(): void {
    this.hopes = this.hopesBefore;
    this.dead = this.deadBefore;
    for (let mark = 0; mark < MARKS; mark++) this.expected[mark] = this.expectedBefore[mark];
  }

  private isEmpty(cell: number): boolean {
    return (this.openings.taken & (1 << cell)) === 0;
  }

  private countHeld(marks: number): void {
    const value = lowest(marks >>> FIRST_VALUE) + 1;
    const colour = lowest(marks);
    this.have[colour]++;
    this.have[FIRST_VALUE + value - 1]++;
    this.pips[colour] += value;
  }

  private count(die: number, sign: 1 | -1): void {
    this.have[colourOf(die)] += sign;
    this.have[FIRST_VALUE + valueOf(die) - 1] += sign;
    this.pips[colourOf(die)] += sign * valueOf(die);
  }

  /** Counts in what an empty space may get. */
  private hope(cell: number): void {
    if (!this.isEmpty(cell)) return;
    const marks = this.openings.takes[cell];
    const kinds = countMarks(marks & COLOUR_MARKS) * countMarks(marks >>> FIRST_VALUE);
    const chance = this.fillOdds.of(this.drafts, kinds);
    this.fill[cell] = chance;
    if (kinds === 0) this.dead++;
    else this.expect(marks, chance);
  }

  /** Takes out again what an empty space might have got. */
  private despair(cell: number): void {
    if (!this.isEmpty(cell)) return;
    const marks = this.openings.takes[cell];
    const kinds = countMarks(marks & COLOUR_MARKS) * countMarks(marks >>> FIRST_VALUE);
    if (kinds === 0) this.dead--;
    else this.expect(marks, -this.fill[cell]);
    this.fill[cell] = 0;
  }

  private expect(marks: number, chance: number): void {
    this.hopes += chance;
    const eachColour = chance / countMarks(marks & COLOUR_MARKS);
    for (let rest = marks & COLOUR_MARKS; rest !== 0; rest &= rest - 1) this.expected[lowest(rest)] += eachColour;
    const eachValue = chance / countMarks(marks >>> FIRST_VALUE);
    for (let rest = marks & ~COLOUR_MARKS; rest !== 0; rest &= rest - 1) this.expected[lowest(rest)] += eachValue;
  }
}
