/** The window patterns, with the spaces that each die fits by print (G-23). */
import { PATTERN_CARDS } from './components.ts';
import { colourOf, KINDS, valueOf } from './dice.ts';
import { COLOURS, PATTERN_IDS, type Colour, type PatternId, type Printed, type Value } from './vocabulary.ts';

/** The part of the print that counts: all of it, or all but the colours (G-34) or the values (G-35). */
export const PRINT = { all: 0, noColours: 1, noValues: 2 } as const;
export type Print = (typeof PRINT)[keyof typeof PRINT];

export interface Pattern {
  readonly id: PatternId;
  readonly difficulty: number;
  readonly card: number;
  /** The print on each of the 20 spaces. */
  readonly printed: readonly Printed[];
  /** By the part of the print that counts, then by die: the set of spaces whose print the die matches. */
  readonly fits: readonly (readonly number[])[];
}

const isColour = (mark: Printed): mark is Colour => typeof mark === 'string';

function readMark(mark: string): Printed {
  if (mark === '.') return null;
  return COLOURS.find((colour) => colour === mark) ?? (Number(mark) as Value);
}

/** G-23: a printed colour allows only that colour, a printed value only that value, a blank space any die. */
function matches(mark: Printed, die: number, print: Print): boolean {
  if (mark === null) return true;
  if (isColour(mark)) return print === PRINT.noColours || COLOURS[colourOf(die)] === mark;
  return print === PRINT.noValues || valueOf(die) === mark;
}

function fitTable(printed: readonly Printed[], print: Print): number[] {
  return Array.from({ length: KINDS }, (_, die) =>
    printed.reduce<number>((cells, mark, cell) => (matches(mark, die, print) ? cells | (1 << cell) : cells), 0),
  );
}

function compile(id: PatternId): Pattern {
  const { difficulty, card, grid } = PATTERN_CARDS[id];
  const printed = [...grid.join('')].map(readMark);
  const fits = Object.values(PRINT).map((print) => fitTable(printed, print));
  return { id, difficulty, card, printed, fits };
}

/** In component order: a pattern's index is its place here. */
export const PATTERNS: readonly Pattern[] = PATTERN_IDS.map(compile);

const INDEX = new Map<string, number>(PATTERN_IDS.map((id, index) => [id, index]));

/** A pattern's index; callers have checked that it exists. */
export const patternIndex = (id: PatternId): number => INDEX.get(id) ?? 0;
