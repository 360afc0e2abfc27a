/** Replays, game files, and links to a position. */
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
  /** The one key for starting and stopping. */
  readonly playOrPause: string;
  readonly toRound: string;
  /** The moment before the first round. */
  readonly beginning: string;
  readonly perspective: string;
  readonly everybody: string;
  /** For a game file with only one viewer's view. */
  readonly partial: string;
  readonly playOn: string;
  readonly playOnText: string;
  readonly share: string;
  readonly shareText: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  /** The browser refused to copy, so the link is selected. */
  readonly copyByHand: string;
  readonly send: string;
  readonly tooLong: string;
  readonly download: string;
  /** For a running game, with only this viewer's view. */
  readonly downloadSeen: string;
  readonly more: string;
  readonly open: string;
  readonly openText: string;
  readonly chooseFile: string;
  readonly cannotOpen: string;
  readonly keep: string;
}
