/** The end of a game: the count on the boards, the verdict, and the picture to share. Loaded when a game ends. */
export interface EndingTexts {
  /** A short ordinal number beside a name: “1st”. */
  readonly place: (place: number) => string;
  /** The lead of the winner, below the sentence that names them. */
  readonly lead: (points: number) => string;
  readonly best: string;
  readonly bestOfFive: string;
  readonly countAgain: string;
  /** Opens the table of points and the chart. */
  readonly allPoints: string;
  readonly share: string;
  /** The alternative text of the picture, with names and points. */
  readonly picture: (scores: string) => string;
  readonly sharePicture: string;
  readonly copyPicture: string;
  readonly downloadPicture: string;
  readonly cannotCopy: string;
  readonly link: string;
  readonly file: string;
}
