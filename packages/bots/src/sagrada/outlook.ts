/** A window and its possible futures: the data that all terms of the evaluation read. */
import {
  COLOURS as ALL_COLOURS,
  colourOf,
  MARKS as ALL_MARKS,
  Openings,
  sidesOf,
  SPACES as ALL_SPACES,
  valueOf,
  type Window,
} from '@leadlight/sagrada';
import { oddsFor, SIZES as SIZES_OF, type FillOdds } from './odds.ts';
import type { Weights } from './weights.ts';

// Everything below runs millions of times a second, so imported values are copied into local constants.
const MARKS = ALL_MARKS;
const COLOURS = ALL_COLOURS.length;
const COLOUR_BITS = (1 << COLOURS) - 1;
const SPACES = ALL_SPACES;
const SIZES = SIZES_OF;
const SIDES = Array.from({ length: SPACES }, (_, cell) => sidesOf(cell));

export class Outlook {
  readonly openings = new Openings();
  readonly weights: Weights;
  readonly lineOdds: FillOdds;
  /** Dice that the seat may still draft. */
  drafts = 0;
  tokens = 0;
  /** How many spaces are empty, how many of them are likely to be filled, and how many no die can fill. */
  empty = 0;
  hopes = 0;
  dead = 0;
  /** The chance that each space will be filled; 0 where a die lies. */
  readonly fill = new Float64Array(SPACES);
  /** By mark: how many dice have it, and how many more the empty spaces would add. */
  readonly have = new Int32Array(MARKS);
  readonly expected = new Float64Array(MARKS);
  /** By colour: the total of its dice. */
  readonly pips = new Int32Array(COLOURS);
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
    this.empty = this.hopes = this.dead = 0;
    this.have.fill(0);
    this.expected.fill(0);
    this.pips.fill(0);
    this.fill.fill(0);
    const { holds } = this.openings;
    for (let cell = 0; cell < SPACES; cell++) {
      if (holds[cell] === 0) {
        this.empty++;
        this.hope(cell);
      } else this.countHeld(holds[cell]);
    }
  }

  /** The share of the expected dice that will come: no more than there are drafts left. */
  share(): number {
    return this.hopes <= this.drafts ? 1 : this.drafts / this.hopes;
  }

  /** Tries one more die; `takeBack` undoes it. */
  put(die: number, cell: number): void {
    this.remember();
    this.despair(cell);
    const sides = SIDES[cell];
    for (let i = 0; i < sides.length; i++) this.despair(sides[i]);
    this.openings.put(die, cell);
    this.empty--;
    this.count(die, 1);
    for (let i = 0; i < sides.length; i++) this.hope(sides[i]);
  }

  takeBack(die: number, cell: number): void {
    this.openings.takeBack(cell);
    this.empty++;
    this.count(die, -1);
    this.hope(cell);
    const sides = SIDES[cell];
    for (let i = 0; i < sides.length; i++) this.hope(sides[i]);
    this.restore();
  }

  private remember(): void {
    this.hopesBefore = this.hopes;
    this.deadBefore = this.dead;
    for (let mark = 0; mark < MARKS; mark++) this.expectedBefore[mark] = this.expected[mark];
  }

  /** Exact to the last bit, so that no earlier trial leaves a trace. */
  private restore(): void {
    this.hopes = this.hopesBefore;
    this.dead = this.deadBefore;
    for (let mark = 0; mark < MARKS; mark++) this.expected[mark] = this.expectedBefore[mark];
  }

  private countHeld(marks: number): void {
    let colour = 0;
    for (let mark = 0; mark < MARKS; mark++) {
      const has = (marks >>> mark) & 1;
      this.have[mark] += has;
      if (has === 0) continue;
      if (mark < COLOURS) colour = mark;
      else this.pips[colour] += mark - COLOURS + 1;
    }
  }

  private count(die: number, sign: 1 | -1): void {
    const colour = colourOf(die);
    const value = valueOf(die);
    this.have[colour] += sign;
    this.have[COLOURS + value - 1] += sign;
    this.pips[colour] += sign * value;
  }

  /** Adds the die that an empty space may get. */
  private hope(cell: number): void {
    if (this.openings.holds[cell] !== 0) return;
    const marks = this.openings.takes[cell];
    const kinds = SIZES[marks & COLOUR_BITS] * SIZES[marks >>> COLOURS];
    const chance = this.fillOdds.of(this.drafts, kinds);
    this.fill[cell] = chance;
    if (kinds === 0) this.dead++;
    else this.expect(marks, chance);
  }

  /** Removes the die that an empty space might have got. */
  private despair(cell: number): void {
    if (this.openings.holds[cell] !== 0) return;
    const marks = this.openings.takes[cell];
    if (SIZES[marks & COLOUR_BITS] * SIZES[marks >>> COLOURS] === 0) this.dead--;
    else this.expect(marks, -this.fill[cell]);
    this.fill[cell] = 0;
  }

  private expect(marks: number, chance: number): void {
    this.hopes += chance;
    const eachColour = chance / SIZES[marks & COLOUR_BITS];
    for (let mark = 0; mark < COLOURS; mark++) if ((marks & (1 << mark)) !== 0) this.expected[mark] += eachColour;
    const eachValue = chance / SIZES[marks >>> COLOURS];
    for (let mark = COLOURS; mark < MARKS; mark++) if ((marks & (1 << mark)) !== 0) this.expected[mark] += eachValue;
  }
}
