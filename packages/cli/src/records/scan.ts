/** Where values end in a text that should be JSON, found by one look at each character. */
const NEWLINE = 10;
const QUOTE = 34;
const BACKSLASH = 92;
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** How every record that we write starts: on a new line, it starts the next one, even if the last one never ended. */
const RECORD_START = '{"format"';

export class Scanner {
  /** The line of the next character, from 1. */
  line = 1;
  /** How deep the value that has not ended is nested, at most so far. */
  deepest = 0;
  private depth = 0;
  private quoted = false;
  private escaped = false;
  private afterNewline = false;
  /** Whether something was closed that was never opened. */
  private stray = false;

  /** Whether the value ends before the character there; undefined when more of the text must come first. */
  endsBefore(text: string, at: number): boolean | undefined {
    if (this.depth === 0) return this.stray && OPENING.includes(text.charCodeAt(at));
    if (!this.afterNewline || text[at] !== '{') return false;
    return text.length - at < RECORD_START.length ? undefined : text.startsWith(RECORD_START, at);
  }

  /** Whether the value ends with the character, which is the next one. */
  endsWith(code: number): boolean {
    this.afterNewline = code === NEWLINE;
    if (this.afterNewline) return this.endsWithLine();
    if (this.quoted) this.readQuoted(code);
    else if (code === QUOTE) this.quoted = true;
    else if (OPENING.includes(code)) this.deepest = Math.max(this.deepest, ++this.depth);
    else if (CLOSING.includes(code)) return this.closes();
    return false;
  }

  /** The next value begins. */
  reset(): void {
    this.deepest = 0;
    this.depth = 0;
    this.quoted = false;
    this.escaped = false;
    this.stray = false;
  }

  private readQuoted(code: number): void {
    if (this.escaped) this.escaped = false;
    else if (code === BACKSLASH) this.escaped = true;
    else if (code === QUOTE) this.quoted = false;
  }

  /** No quoted text has a bare line break: the value is broken there, and what follows may be whole again. */
  private endsWithLine(): boolean {
    this.line++;
    return this.depth === 0 || this.quoted;
  }

  private closes(): boolean {
    if (this.depth > 0) return --this.depth === 0;
    this.stray = true;
    return false;
  }
}
