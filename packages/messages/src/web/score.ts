/** Score sheets, the final scoring and points by round; the command line uses the same rows. */
export interface ScoreTexts {
  /** The head of the column that says what the points are for. */
  readonly kind: string;
  readonly kinds: Readonly<
    Record<'colourBonus' | 'windows' | 'lost' | 'leftover' | 'glass' | 'private' | 'tokens' | 'empty', string>
  >;
  /** Points for the palace at the end, by its side. */
  readonly palace: Readonly<Record<'A' | 'B', string>>;
  readonly soFar: string;
  readonly ifEnded: string;
  readonly finalScoring: string;
  readonly score: string;
  readonly total: string;
  /** In place of points that are still secret. */
  readonly hidden: string;
  /** A sum without the hidden points. */
  readonly andHidden: (points: string) => string;
  readonly byRound: string;
  /** The head of the points after the final scoring. */
  readonly end: string;
  /** The tie-break; follows the sentence that names the winner. */
  readonly decided: Readonly<Record<'glass' | 'private' | 'tokens' | 'seat', string>>;
  readonly abandoned: string;
}
