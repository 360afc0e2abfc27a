export interface HomeTexts {
  readonly tagline: string;
  /** Starts a game at once, as it was set up last. */
  readonly play: string;
  /** The same button by the name that is read aloud, which says the game. */
  readonly playGame: (game: string) => string;
  readonly setUp: string;
  readonly setUpGame: (game: string) => string;
  /** Leads to where what is wrong can be changed. */
  readonly mend: string;
  readonly players: (least: number, most: number) => string;
  /** Under the main button: who would play. */
  readonly alone: string;
  readonly going: string;
  /** Who is to move: several players, where all choose at once. */
  readonly turnOf: (names: readonly string[]) => string;
  /** The button that deletes a game, and what it asks first. */
  readonly remove: (game: string, names: readonly string[]) => string;
  readonly removeTitle: string;
  readonly removeText: string;
  readonly removeYes: string;
  readonly more: string;
  readonly notAffiliated: string;
  /** Leads to the strip sets, and is the title there. */
  readonly strips: string;
}
