/**
 * Explanations of what lies on Sagrada's table: what a player learns by touching a thing. Those about windows suit the
 * player's own and those of others. A client loads them with the first question.
 */
import type { Cell, Colour, Die, PatternId, Printed, Value } from '@leadlight/sagrada';

export interface SagradaExplanations {
  /** An empty space. `barred`: what the print allows, but not the dice beside the space. */
  readonly space: (cell: Cell, printed: Printed, barred: readonly (Colour | Value)[]) => string;
  /** A space that no die fits any more; it costs `cost` points if it stays empty. */
  readonly dead: (cell: Cell, cost: number) => string;
  /** After `space`: why no die can go there yet, or the dice in the pool that can. */
  readonly edgeFirst: string;
  readonly mustTouch: string;
  readonly fitting: (dice: readonly Die[]) => string;
  readonly noneFits: string;
  readonly die: (die: Die, cell: Cell) => string;
  /** A die in the pool, and the number of spaces of the player's window that take it. */
  readonly poolDie: (die: Die, spaces: number) => string;
  /** After `poolDie`. */
  readonly onYourTurn: string;
  readonly drafted: string;
  readonly notDrafted: string;
  readonly pool: (dice: number) => string;
  readonly hand: string;
  readonly turns: string;
  readonly turnsSolo: string;
  readonly trackOver: (round: number) => string;
  /** After `trackOver`. */
  readonly trackUse: string;
  readonly trackTarget: string;
  readonly trackNone: (round: number) => string;
  readonly trackNow: (round: number) => string;
  readonly trackAhead: (round: number, rounds: number) => string;
  readonly tokens: string;
  readonly pattern: (pattern: PatternId, difficulty: number) => string;
  readonly patternSolo: (pattern: PatternId, difficulty: number) => string;
  readonly offers: string;
  readonly offersSolo: string;
  /** A public objective, without and with the points that it gives the player now. */
  readonly objective: (each: number) => string;
  readonly objectiveNow: (each: number, points: number) => string;
  readonly private: (colour: Colour, points: number) => string;
  readonly privateSolo: (points: number) => string;
  /** A tool's price, before its first use and after it. */
  readonly toolFirst: (tokens: number) => string;
  readonly toolAgain: (tokens: number) => string;
  readonly toolDie: (colour: Colour) => string;
  readonly toolSpent: string;
  /** The player can afford the tool, but it would have no effect (G-80). */
  readonly toolIdle: string;
  readonly target: (points: number) => string;
  /** The score so far. `cost`: of an empty space. */
  readonly score: (cost: number) => string;
  readonly scoreSolo: (cost: number) => string;
}
