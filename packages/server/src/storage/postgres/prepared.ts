/** Statements that are used again and again get names, under which the database keeps them ready. */

/** A statement that was used this often will be used again. */
const OFTEN = 3;

/** Those in use come first. Lists of any length make ever new statements, which must not fill the memory of the database. */
const MOST_NAMES = 100;

/** Uses are counted for at most this many statements at a time. */
const MOST_COUNTED = 1000;

export class Prepared {
  readonly #names = new Map<string, string>();
  #uses = new Map<string, number>();

  /** Undefined for statements that are not worth it. */
  nameOf(text: string): string | undefined {
    return this.#names.get(text) ?? this.#count(text);
  }

  #count(text: string): string | undefined {
    if (this.#names.size >= MOST_NAMES) return undefined;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < OFTEN) this.#note(text, uses);
    else this.#names.set(text, `s${this.#names.size}`);
    return this.#names.get(text);
  }

  #note(text: string, uses: number): void {
    if (this.#uses.size >= MOST_COUNTED) this.#uses = new Map();
    this.#uses.set(text, uses);
  }
}
