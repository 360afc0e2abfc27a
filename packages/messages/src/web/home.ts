export interface HomeTexts {
  readonly tagline: string;
  /** Starts a game at once, as it was set up last. */
  readonly play: string;
  readonly setUp: string;
  readonly players: (least: number, most: number) => string;
  readonly going: string;
  readonly notAffiliated: string;
}
