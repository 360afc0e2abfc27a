/** Score sheets, the final scoring, and points by round. */
export interface ScoreTexts {
  /** Heads the column that says what points are for. */
  readonly kind: string;
  readonly kinds: Readonly<
    Record<'colourBonus' | 'windows' | 'lost' | 'leftover' | 'glass' | 'private' | 'tokens' | 'empty', string>
  >;
  /** What the palace gives at the end, by its side. */
  readonly palace: Readonly<Record<'A' | 'B', string>>;
  readonly soFar: string;
  readonly ifEnded: string;
  readonly finalScoring: string;
  readonly score: string;
  readonly total: string;
  /** In the place of points that a secret hides. */
  readonly hidden: string;
  /** A sum that leaves out what is hidden. */
  readonly andHidden: (points: string) => string;
  readonly byRound: string;
  /** Heads the points after the final scoring. */
  readonly end: string;
  /** Why the first of two with equal points won. */
  readonly decided: Readonly<Record<'glass' | 'private' | 'tokens' | 'seat', string>>;
  readonly abandoned: string;
}
