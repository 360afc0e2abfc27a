/** A question before something is done that cannot be taken back. */
export interface KeepingQuestion {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
}

/** Games that are kept in this browser, and what can be done with them. */
export interface KeepingTexts {
  readonly takeBack: string;
  readonly sameDeal: string;
  readonly abandon: string;
  readonly abandonAsk: KeepingQuestion;
  readonly remove: string;
  readonly removeAsk: KeepingQuestion;
  readonly makeRoomAsk: KeepingQuestion;
  /** Another tab plays this game, and this one only shows it. */
  readonly elsewhere: string;
  readonly playHere: string;
  readonly newVersion: string;
  readonly loadVersion: string;
  readonly data: string;
  readonly dataMore: string;
  readonly restore: string;
  readonly wipe: string;
  readonly wipeAsk: KeepingQuestion;
  /** How many games a backup brought, how many were there, how many were broken. */
  readonly added: (count: number) => string;
  readonly known: (count: number) => string;
  readonly broken: (count: number) => string;
  readonly noBackup: string;
  /** Games in this browser that cannot be read. */
  readonly damaged: (count: number) => string;
  readonly removeDamaged: string;
}
