/**
 * Explanations of what lies on Sintra's boards: what a player learns by touching a thing. They suit the player's own
 * board and those of others. Places count from 0 here and from 1 in texts. A client loads them with the first question.
 */
import type { Colour } from '@leadlight/sintra';

export interface SintraExplanations {
  /** `worth`: the points for a pane now; `right`: the part of them for windows to the right. */
  readonly window: (slot: number, worth: number, right: number) => string;
  readonly windowComplete: (slot: number, value: number) => string;
  /** `points` by the number of filled spaces around an ornament, from 2 to 4. */
  readonly ornament: (filled: number, points: readonly [two: number, three: number, four: number]) => string;
  /** `lost`: the points that the marker costs at the end; `steps`: the spaces before the last one, which costs `last`. */
  readonly glass: (lost: number, steps: number, last: number) => string;
  readonly bonus: (colour: Colour) => string;
  readonly roundsOver: string;
  readonly supply: string;
  readonly display: (display: number) => string;
  readonly emptyDisplay: (display: number) => string;
  readonly centre: string;
  /** While the starting tile is still there. */
  readonly centreWithTile: string;
  readonly tile: string;
  readonly strip: (slot: number) => string;
  /** To a player who touches a strip before any panes. */
  readonly panesFirst: (slot: number) => string;
  /** To the left of the glazier. */
  readonly stripLeft: (slot: number) => string;
  readonly stripGone: (slot: number) => string;
  readonly glazier: string;
  /** In the close-up of a palace. */
  readonly palace: string;
}
