/** Texts for players who listen or type: the command field, the linear view, and the narrator. */

/** How much the narrator says. */
export const NARRATIONS = ['brief', 'normal', 'full'] as const;
export type Narration = (typeof NARRATIONS)[number];

export interface ByEarTexts {
  /** The heading over the command field. */
  readonly command: string;
  /** Its label. */
  readonly field: string;
  /** Its description. */
  readonly hint: string;
  /** The rest of it, where there are arrow keys. */
  readonly hintArrows: string;
  /** The entry in the menu that opens it. */
  readonly openField: string;
  /** The button that does the same as Enter. */
  readonly enter: string;
  readonly suggestions: string;
  /** After a move is chosen: the effect of Enter. */
  readonly enterAgain: (act: string) => string;
  /** The heading over the things that can be chosen now. */
  readonly choices: string;
  readonly lastMoves: string;
  /** In the settings. */
  readonly narration: string;
  readonly narrations: Readonly<Record<Narration, string>>;
}
