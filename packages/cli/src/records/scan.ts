/** Finds where values end in a text that should be JSON, in one pass over its characters. */
const NEWLINE = 10;
const QUOTE = 34;
const BACKSLASH = 92;
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** The beginning of every record that we write. On a new line, it starts a new record even if the last one never ended. */
export const RECORD_START = '{"format"';

export class Scanner {
  /** The line of the next character, from 1. */
  line = 1;
  /** The deepest nesting of the unfinished value so far. */
  deepest = 0;
  private depth = 0;
  private quoted = false;
  private escaped = false;
  private afterNewline = false;
  /** Whether a closing bracket had no opening one. */
  private stray = false;

  /** Whether the value ends before this character; undefined if more text is needed to tell. */
  endsBefore(text: string, at: number): boolean | undefined {
    if (this.depth === 0) return this.stray && OPENING.includes(text.charCodeAt(at));
    if (!this.afterNewline || text[at] !== '{') return false;
    return text.length - at < RECORD_START.length ? undefined : text.startsWith(RECORD_START, at);
  }

  /** Whether the value ends with the next character. */
  endsWith(code: number): boolean {
    this.afterNewline = code === NEWLINE;
    if (this.afterNewline) return this.endsWithLine();
    if (this.quoted) this.readQuoted(code);
    else if (code === QUOTE) this.quoted = true;
    else if (OPENING.includes(code)) this.deepest = Math.max(this.deepest, ++this.depth);
    else if (CLOSING.includes(code)) return this.closes();
    return false;
  }

  /** Starts the next value. */
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

  /** A JSON string has no bare line break: the value is broken there, and a whole one may follow. */
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
