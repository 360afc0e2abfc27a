/** Words that all screens share. */
export interface UiTexts {
  readonly close: string;
  readonly cancel: string;
  /** Names or things in a row: “Ada, Hugo and Ines”. */
  readonly list: (items: readonly string[]) => string;
  readonly figure: (count: number) => string;
  readonly round: (round: number) => string;
  /** From one place or value to another, for screen readers. */
  readonly way: (from: string, to: string) => string;
}
