/** The screens for reading: the rules, and the page about Leadlight; and the links to them. */
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

export interface AboutTexts {
  readonly title: string;
  readonly what: string;
  readonly rules: string;
  readonly names: string;
  readonly privacyTitle: string;
  readonly privacy: string;
  readonly licenceTitle: string;
  readonly licence: string;
  readonly creditsTitle: string;
  readonly credits: string;
  readonly fonts: string;
  readonly version: (version: string) => string;
}

export interface PagesTexts {
  readonly rules: RulesScreenTexts;
  readonly about: AboutTexts;
  /** The name of the links at the foot of a page. */
  readonly more: string;
}
