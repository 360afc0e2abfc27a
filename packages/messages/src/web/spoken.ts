/** Texts for screen readers beside the boards, and the position in words. */
export interface SpokenTexts {
  /** The command that describes the position, and the title of its answer. */
  readonly describe: string;
  readonly position: string;
  readonly round: (round: number) => string;
  /** A previewed move has been played. */
  readonly done: string;
  readonly undone: string;
  /** The boards show the present again. */
  readonly backToNow: string;
  readonly tileWith: (name: string) => string;
  /** A thing and its description: “Lathekin: costs 2”. */
  readonly item: (name: string, text: string) => string;
  readonly row: (row: string, spaces: readonly string[]) => string;
  /** The link past everything that repeats on every page. */
  readonly skipToContent: string;
}
