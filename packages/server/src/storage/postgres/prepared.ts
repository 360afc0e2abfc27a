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
  /** Names are never given again. */
  #given = 0;

  /** Undefined for statements that are not worth it. */
  nameOf(text: string): string | undefined {
    return this.#names.get(text) ?? this.#count(text);
  }

  #count(text: string): string | undefined {
    if (this.#names.size >= MOST_NAMES) return undefined;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < OFTEN) this.#note(text, uses);
    else this.#names.set(text, `s${this.#given++}`);
    return this.#names.get(text);
  }

  /** What the database has prepared no longer fits its tables. */
  forget(): void {
    this.#names.clear();
  }

  #note(text: string, uses: number): void {
    if (this.#uses.size >= MOST_COUNTED) this.#uses = new Map();
    this.#uses.set(text, uses);
  }
}
