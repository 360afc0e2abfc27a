import type { DecidingTexts } from './deciding.ts';

/** The end of a game: the count on the boards, the verdict, and the picture to share. Loaded when a game ends. */
export interface EndingTexts {
  /** A short ordinal number beside a name: “1st”. */
  readonly place: (place: number) => string;
  /** The only winner, and the lead over the next place. */
  readonly winsBy: (name: string, isYou: boolean, points: number) => string;
  /** Below it, for a player who lost. */
  readonly behind: (points: number) => string;
  readonly best: string;
  readonly bestOfFive: string;
  /** Among the last games on the server. */
  readonly bestOnline: (games: number) => string;
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
  readonly deciding: DecidingTexts;
}
