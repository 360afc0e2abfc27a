/** The lines typed before, from the latest back to the first. */

/** Older lines are forgotten. */
const MOST = 50;

export class History {
  private lines: readonly string[] = [];
  /** How many lines the player has gone back. */
  private back = 0;
  /** What was being typed before the player went back. */
  private draft = '';

  /** The same line twice in a row is kept once. */
  add(line: string): void {
    if (line !== this.lines.at(-1)) this.lines = [...this.lines, line].slice(-MOST);
    this.back = 0;
  }

  /** The line before; undefined at the first one. `typed` is what the field holds now. */
  older(typed: string): string | undefined {
    if (this.back === this.lines.length) return undefined;
    if (this.back === 0) this.draft = typed;
    this.back++;
    return this.lines.at(-this.back);
  }

  /** Whether the player has gone back. */
  get isBack(): boolean {
    return this.back > 0;
  }

  /** The line after, and in the end what was being typed; undefined there. */
  newer(): string | undefined {
    if (this.back === 0) return undefined;
    this.back--;
    return this.back === 0 ? this.draft : this.lines.at(-this.back);
  }
}
