/**
 * A legal move as one small integer: the trusted form for rules and search. Only a game's list of legal moves, or its
 * check of an event from outside, creates one. Each game defines the meaning.
 */
export type Code = number & { readonly isCode: true };

/** A list of codes that can be refilled without creating garbage. */
export class Codes {
  readonly at: Code[] = [];
  count = 0;

  clear(): void {
    this.count = 0;
  }

  add(code: number): void {
    this.at[this.count++] = code as Code;
  }

  /**
   * Adds the code once for each bit set in `bits`, with the bit's number inserted at `shift`. Most moves are listed
   * here, so the count lives in a local variable meanwhile.
   */
  addEach(code: number, bits: number, shift: number): void {
    let { count } = this;
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      this.at[count++] = (code | ((31 - Math.clz32(rest & -rest)) << shift)) as Code;
    }
    this.count = count;
  }
}
