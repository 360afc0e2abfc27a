/**
 * A legal move as one small integer: the trusted form that rules and search work on. Only a game's list of legal
 * moves, or its check of an event from outside, makes one. Its meaning is the game's own.
 */
export type Code = number & { readonly isCode: true };

/** A list of codes that is filled again and again without making garbage. */
export class Codes {
  readonly at: Code[] = [];
  count = 0;

  clear(): void {
    this.count = 0;
  }

  add(code: number): void {
    this.at[this.count++] = code as Code;
  }
}
