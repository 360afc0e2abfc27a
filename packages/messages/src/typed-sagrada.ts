/** What players type at a table of Sagrada. */
import type { Cell, Colour, Die, Line, Printed, Value } from '@leadlight/sagrada';

export type SagradaTerm =
  Colour | `${Value}` | 'tool' | 'pay' | 'round' | 'value' | 'row' | 'column' | 'window' | 'pool' | 'track' | 'done';

/** A space of a row or column: its die, or what is printed on it. */
export type Held = { readonly die: Die } | { readonly printed: Printed };

export interface SagradaTypedTexts {
  readonly whichDie: (dice: readonly Die[]) => string;
  readonly noDie: string;
  readonly pool: (dice: readonly Die[]) => string;
  readonly whichTool: (names: readonly string[]) => string;
  readonly whichWindow: (names: readonly string[]) => string;
  readonly fits: (die: Die, cells: readonly Cell[]) => string;
  readonly fitsNone: (die: Die) => string;
  /** The spaces for the die in the player's hand. */
  readonly handFits: (cells: readonly Cell[]) => string;
  /** A player's empty spaces, by what is printed on them. */
  readonly needs: (name: string, empty: readonly Printed[]) => string;
  readonly noWindow: (name: string) => string;
  readonly fullWindow: (name: string) => string;
  /** The dice in the pool that fit the player's window. */
  readonly canUse: (dice: readonly Die[]) => string;
  readonly canUseNone: string;
  readonly bag: (dice: Readonly<Record<Colour, number>>) => string;
  readonly bagEmpty: string;
  readonly line: (line: Line, held: readonly Held[]) => string;
  /** The number of filled spaces of each row. */
  readonly rows: (filled: readonly number[]) => string;
  readonly noLine: string;
}
