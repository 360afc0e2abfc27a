/** The terms of an online table, agreed on before anyone sits down, and the clocks that follow from them. */

/** How much time people have for their decisions. */
export type Pace =
  /** A bank of time for the whole game, in milliseconds. Each turn adds to it, but never beyond its initial amount. */
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  /** The full time for each turn. */
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'none' };

export interface Terms {
  /** Whether everybody finds the table in the list of open tables. */
  readonly listed: boolean;
  readonly watchers: 'anyone' | 'players';
  readonly chat: 'free' | 'phrases' | 'off';
  readonly pace: Pace;
  /** The level of the bots that play for absent people. */
  readonly standIn: string;
  /** What happens when a player leaves or runs out of time (R-88, G-92). */
  readonly timeout: 'bot' | 'abandon';
}

/** The clock of a seat, in milliseconds of the time during which the service runs. */
export interface Clock {
  /** The time that was left when the clock was last started or stopped. */
  readonly left: number;
  /** When it was started; null while it stands still: it runs only while a person has to decide. */
  readonly since: number | null;
}
