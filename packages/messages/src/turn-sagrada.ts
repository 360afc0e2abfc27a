/**
 * What matters before a player of Sagrada chooses: short facts without a full stop. A client loads them with the first
 * turn, because the choice of a window does without them.
 */
export interface SagradaTurnTexts {
  /** Which of the player's two turns of the round this is. */
  readonly turn: (which: number) => string;
  /** The other turn of the round is skipped. */
  readonly onlyTurn: string;
  readonly drafted: string;
  /** How many dice in the draft pool fit somewhere in the window. */
  readonly fits: (fitting: number, dice: number) => string;
  /** The tools that can be used now, each with its price, and the player's Favor tokens; null in solo. */
  readonly tools: (tools: readonly string[], tokens: number | null) => string;
  readonly noTool: (tokens: number | null) => string;
  /** A tool was used in this turn. */
  readonly tooled: string;
  /** What the button “End turn” means before drafting. */
  readonly passes: string;
}
