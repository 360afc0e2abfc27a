/** A question before an act that can't be undone. */
export interface KeepingQuestion {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
}

/** Games stored in this browser, and the acts on them. */
export interface KeepingTexts {
  readonly takeBack: string;
  readonly sameDeal: string;
  readonly abandon: string;
  readonly remove: string;
  /** Another tab is playing this game; this one only shows it. */
  readonly elsewhere: string;
  readonly playHere: string;
  readonly newVersion: string;
  readonly loadVersion: string;
}
