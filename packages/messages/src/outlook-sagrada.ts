/** The consequences of a considered move for the player's points and window, as short points of its preview. */
import type { Cell, Colour, Line, Value } from '@leadlight/sagrada';

/** A row or column in which no colour, or no value, repeats. */
export interface VariedLine {
  readonly line: Line;
  readonly by: 'colour' | 'value';
}

/** The last empty space of such a line, the dice that complete it, and their worth. */
export interface LastSpace {
  readonly cell: Cell;
  readonly takes: readonly (Colour | Value)[];
  readonly points: number;
}

export interface SagradaOutlookTexts {
  /** A change in points, beside the name of a public objective. */
  readonly objective: (points: number, name: string) => string;
  readonly private: (points: number) => string;
  /** Filled spaces no longer cost points. */
  readonly filled: (points: number) => string;
  readonly total: (points: number) => string;
  readonly stays: (varied: VariedLine) => string;
  readonly lacks: (varied: VariedLine, last: LastSpace) => string;
  readonly lost: (varied: VariedLine) => string;
  readonly reopens: (varied: VariedLine) => string;
  readonly spoiled: (cells: readonly Cell[]) => string;
  readonly mended: (cells: readonly Cell[]) => string;
}
