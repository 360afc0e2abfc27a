/** What is said aloud beside the boards, and the position in words. */
export interface SpokenTexts {
  /** The command that shows the position in words, and what it shows. */
  readonly describe: string;
  readonly position: string;
  readonly round: (round: number) => string;
  /** What was said before as what would happen has happened. */
  readonly done: string;
  readonly undone: string;
  /** The past was looked at, and is no more. */
  readonly backToNow: string;
  readonly tileWith: (name: string) => string;
  /** A thing, and what there is to say of it. */
  readonly item: (name: string, text: string) => string;
  readonly row: (row: string, spaces: readonly string[]) => string;
  /** The way past everything that is the same on every page. */
  readonly skipToContent: string;
}
