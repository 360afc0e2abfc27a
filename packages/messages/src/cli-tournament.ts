/** Texts of `tournament`: the heads of its table, the notes below it, and its own errors. */
export interface TournamentTexts {
  readonly games: (count: number) => string;
  readonly deals: (count: number) => string;
  readonly seed: (seed: string) => string;
  /** Column heads. */
  readonly head: {
    readonly games: string;
    readonly seats: string;
    readonly wins: string;
    readonly rate: string;
    readonly interval: string;
    readonly score: string;
    readonly spread: string;
    readonly time: string;
    readonly longest: string;
    readonly rating: string;
    readonly forfeits: string;
  };
  /** Notes below the table: one sentence or two each. */
  readonly rates: (even: string) => string;
  readonly soloRates: string;
  readonly scores: string;
  readonly ratings: string;
  readonly brokenDeal: string;
  readonly decided: {
    readonly above: (bot: string, percent: string, games: number) => string;
    readonly below: (bot: string, percent: string, games: number) => string;
  };
  readonly undecided: (bot: string, percent: string) => string;
  readonly stopped: (games: number, of: number) => string;
  readonly goesOn: (file: string) => string;
  /** `seat` counts from 1: “player 2”. `why` is a sentence. */
  readonly forfeit: (game: number, seat: number, bot: string, why: string) => string;
  readonly moreForfeits: (count: number) => string;
  /** During the tournament. */
  readonly found: (games: number, file: string) => string;
  readonly running: (elapsed: string, left: string, bot: string, rate: string) => string;
  /** Errors. */
  readonly botTwice: (bot: string) => string;
  readonly badCommand: (bot: string) => string;
  readonly limitWithoutProgram: (flag: string, program: string) => string;
  readonly notATournament: (file: string) => string;
  readonly otherSettings: (file: string, setting: string, there: string, here: string) => string;
  readonly badLine: (file: string, line: number) => string;
}
