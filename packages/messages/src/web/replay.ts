/** Looking at a game again, at its record, and at links to a place in it. */
export interface ReplayTexts {
  readonly title: string;
  readonly titleOf: (game: string) => string;
  readonly place: (at: number, all: number) => string;
  readonly slider: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly play: string;
  /** What the key does that starts and stops it. */
  readonly playOrPause: string;
  readonly toRound: string;
  /** The time before the first round. */
  readonly beginning: string;
  readonly eyes: string;
  readonly everybody: string;
  /** Of a record that holds only what one viewer saw. */
  readonly partial: string;
  readonly playOn: string;
  readonly playOnText: string;
  readonly share: string;
  readonly shareText: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  /** The browser copies nothing by itself: the text is marked. */
  readonly copyByHand: string;
  readonly send: string;
  readonly tooLong: string;
  readonly download: string;
  /** Of a game that is not over: only what was seen here. */
  readonly downloadSeen: string;
  readonly more: string;
  readonly open: string;
  readonly openText: string;
  readonly chooseFile: string;
  readonly cannotOpen: string;
  readonly tooLarge: string;
  readonly brokenLink: string;
  readonly longLink: string;
  readonly keep: string;
}
