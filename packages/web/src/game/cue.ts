/** The sounds of a game. */

export type Sound =
  /** Glass on glass. */
  | 'clink'
  /** Glass breaking. */
  | 'crack'
  /** A piece set into lead. */
  | 'click'
  /** Dice in a hand and on a table. */
  | 'rattle'
  /** A completed window. */
  | 'chord'
  /** The end of a round. */
  | 'bell'
  /** The end of the game. */
  | 'fanfare'
  /** The end of a game that the player lost to a target. */
  | 'coda'
  /** A refused action. */
  | 'dull'
  /** The start of your turn. */
  | 'call';

export interface Cue {
  readonly sound: Sound;
  /** The time after the event in milliseconds, at normal speed. */
  readonly at: number;
}
