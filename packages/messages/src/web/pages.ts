/** Screens that are read: the rules and what Leadlight is; and the links to them. */
export interface RulesScreenTexts {
  readonly title: (game: string) => string;
  readonly games: string;
  readonly contents: string;
  readonly search: string;
  /** How many rules have all the words. */
  readonly found: (count: number) => string;
  /** The mark of a decision of ours. */
  readonly ruling: string;
  /** What such a decision is. */
  readonly rulingMeans: string;
  /** From one rule to the page with all of them. */
  readonly whole: string;
  readonly unavailable: string;
  readonly tool: string;
  readonly objective: string;
  readonly points: string;
  /** What a tool does. */
  readonly effect: string;
  /** What an objective gives points for. */
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
  /** The links below every screen that is read. */
  readonly more: string;
}
