export interface PlayTexts {
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly thinking: (name: string) => string;
  readonly choosePanes: string;
  readonly chooseStrip: string;
  readonly chooseJokers: string;
  readonly jokers: (count: number) => string;
  readonly chooseKeep: string;
  readonly chooseDie: string;
  /** When no tool can be used. */
  readonly chooseOnlyDie: string;
  /** When no die can be drafted. */
  readonly chooseTool: string;
  readonly onlyEnd: string;
  /** After a tool is chosen, for the die it works on. */
  readonly chooseToolDie: string;
  readonly chooseSpace: string;
  /** When the chosen die can also go to a tool. */
  readonly chooseSpaceOrTool: string;
  readonly choosePayment: string;
  readonly chooseFace: string;
  readonly chooseLifted: string;
  readonly chooseTrack: string;
  readonly chooseWindow: string;
  readonly toPool: string;
  readonly enough: string;
  readonly cancel: string;
  readonly undo: string;
  readonly endTurn: string;
  /** The name of the buttons together, for screen readers. */
  readonly actions: string;
  readonly whyNot: string;
  readonly rule: (rule: string) => string;
  readonly log: string;
  /** A switch at the head of the log: sentences instead of short lines. */
  readonly sentences: string;
  readonly skip: string;
  readonly menu: string;
  /** The headings in the menu. */
  readonly menuParts: Readonly<Record<'game' | 'view' | 'help' | 'leave', string>>;
  /** The log since this player's last move. */
  readonly since: string;
  readonly review: string;
  readonly pause: string;
  readonly resume: string;
  /** While the boards show an earlier moment. */
  readonly past: string;
  readonly now: string;
  readonly score: string;
  readonly rules: string;
  /** For an empty log. */
  readonly nothing: string;
  readonly gameOver: string;
  /** `withYou`: the first name is “You”. */
  readonly winner: (names: readonly string[], withYou: boolean) => string;
  readonly soloWon: (score: number, target: number) => string;
  readonly soloLost: (score: number, target: number) => string;
  readonly again: string;
  readonly home: string;
  readonly passTo: (name: string) => string;
  readonly ready: string;
}
