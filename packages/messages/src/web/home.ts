export interface HomeTexts {
  readonly tagline: string;
  /** Starts a game at once with the last setup. */
  readonly play: string;
  /** Its name for screen readers, which tells the games apart. */
  readonly playGame: (game: string) => string;
  readonly setUp: string;
  readonly setUpGame: (game: string) => string;
  /** The link to the screen that fixes a setup that can't be played. */
  readonly mend: string;
  readonly players: (least: number, most: number) => string;
  /** Under the main button, in place of the players' names. */
  readonly alone: string;
  /** Who plays, if the main button is pressed. */
  readonly playsWith: (who: string) => string;
  readonly going: string;
  /** The link to those that are not listed. */
  readonly moreGoing: (count: number) => string;
  /** Where a game in progress is played. */
  readonly here: string;
  readonly online: string;
  /** The buttons of a game, beside those that start it. */
  readonly rules: string;
  readonly onlineGame: (game: string) => string;
  readonly learn: string;
  readonly learnGame: (game: string) => string;
  /** The players to move: several where all choose at once. */
  readonly turnOf: (names: readonly string[]) => string;
  /** The button that deletes a game, and the question it asks first. */
  readonly remove: (game: string, names: readonly string[]) => string;
  readonly removeTitle: string;
  readonly removeText: string;
  readonly removeYes: string;
  readonly more: string;
  readonly notAffiliated: string;
  /** The link to the strip sets, and their title. */
  readonly strips: string;
}
