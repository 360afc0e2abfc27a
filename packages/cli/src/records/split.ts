/**
 * Cuts a text that comes in chunks into the JSON values in it, whether each stands on its own line, is spread over
 * many, or follows the one before at once. Whether a piece is JSON is for others to say.
 */
export interface Piece {
  readonly text: string;
  /** The line that it starts on, from 1. */
  readonly line: number;
}

const NEWLINE = 10;
const QUOTE = 34;
const BACKSLASH = 92;
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** How every record that we write starts: on a new line, it starts the next one, even if the last one never ended. */
const RECORD_START = '{"format"';

export class Splitter {
  private text = '';
  private at = 0;
  private line = 1;
  private startLine = 1;
  private depth = 0;
  private quoted = false;
  private escaped = false;

  /** The pieces that end within what came so far. */
  push(chunk: string): readonly Piece[] {
    this.text += chunk;
    const pieces: Piece[] = [];
    while (this.at < this.text.length) {
      if (this.startsAnew()) {
        if (this.text.length - this.at < RECORD_START.length) break;
        if (this.text.startsWith(RECORD_START, this.at)) pieces.push(this.cut());
      }
      if (this.takes(this.text.charCodeAt(this.at++))) pieces.push(this.cut());
    }
    return pieces.filter((piece) => piece.text !== '');
  }

  /** What is left when nothing more comes. */
  end(): readonly Piece[] {
    this.at = this.text.length;
    const rest = this.cut();
    return rest.text === '' ? [] : [rest];
  }

  /** Whether a line starts here with a brace, within a piece that has not ended. */
  private startsAnew(): boolean {
    return this.depth > 0 && this.text[this.at] === '{' && this.text.charCodeAt(this.at - 1) === NEWLINE;
  }

  /** Takes one character; says whether the piece ends with it. */
  private takes(code: number): boolean {
    if (code === NEWLINE) return this.takesNewline();
    if (this.quoted) this.takesQuoted(code);
    else if (code === QUOTE) this.quoted = true;
    else if (OPENING.includes(code)) this.depth++;
    else if (CLOSING.includes(code)) return --this.depth <= 0;
    return false;
  }

  private takesQuoted(code: number): void {
    if (this.escaped) this.escaped = false;
    else if (code === BACKSLASH) this.escaped = true;
    else if (code === QUOTE) this.quoted = false;
  }

  /** No quoted text has a bare line break: the piece is broken there, and what follows may be whole again. */
  private takesNewline(): boolean {
    this.line++;
    return this.depth === 0 || this.quoted;
  }

  private cut(): Piece {
    const piece = { text: this.text.slice(0, this.at).trim(), line: this.startLine };
    this.text = this.text.slice(this.at);
    this.at = 0;
    this.depth = 0;
    this.quoted = false;
    this.escaped = false;
    this.startLine = this.line;
    return piece;
  }
}
