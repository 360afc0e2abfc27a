/** The rules screen, and the links to the other screens for reading. */
export interface RulesScreenTexts {
  readonly title: (game: string) => string;
  readonly games: string;
  readonly contents: string;
  readonly search: string;
  /** The number of rules that contain all the words. */
  readonly found: (count: number) => string;
  /** The mark on our own decisions. */
  readonly ruling: string;
  /** An explanation of that mark. */
  readonly rulingMeans: string;
  /** From one rule to the page with all of them. */
  readonly whole: string;
  readonly unavailable: string;
  /** Rules for rare cases. */
  readonly fine: string;
  /** The page with the game on one sheet: the link to it, and its title. */
  readonly summary: string;
  readonly summaryOf: (game: string) => string;
  readonly print: string;
  /** From the summary to the whole rules. */
  readonly full: string;
  readonly objective: string;
  readonly points: string;
  /** Above the scoring of an objective. */
  readonly scores: string;
}

export interface PagesTexts {
  readonly rules: RulesScreenTexts;
  /** The title of the page about Leadlight. */
  readonly about: string;
  /** The title of the list of keyboard shortcuts. */
  readonly keys: string;
  /** The title of the guide for people who use a screen reader. */
  readonly guide: string;
  /** The titles of the lists of tables, and of the page about the person behind this browser. */
  readonly online: string;
  readonly profile: string;
  /** The title of the list of games. */
  readonly games: string;
  /** The name of the links at the foot of a page. */
  readonly more: string;
}
