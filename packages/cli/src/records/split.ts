/**
 * Cuts a text that comes in chunks into the JSON values in it, whether each stands on its own line, is spread over
 * many, or follows the one before at once. Whether a piece is JSON is for others to say. Each chunk is looked at once
 * and put together once, so that the time is in proportion to the text, whatever it is.
 */
import { Scanner } from './scan.ts';

export interface Piece {
  /** Undefined when it is larger, or nested deeper, than any record. */
  readonly text: string | undefined;
  /** The line that it starts on, from 1. */
  readonly line: number;
}

/** The most characters and levels of a piece that is kept: many times those of any record. */
const MOST = { characters: 1 << 24, levels: 100 } as const;

const isSomething = ({ text }: Piece): boolean => text !== '';

export class Splitter {
  private readonly scanner = new Scanner();
  /** The piece so far, as it came; nothing of it once it is too large. */
  private parts: string[] = [];
  private size = 0;
  private line = 1;
  /** What must be seen again when more has come: a few characters at the most. */
  private undecided = '';

  /** The pieces that end within what came so far. */
  push(chunk: string): readonly Piece[] {
    const text = this.undecided + chunk;
    const pieces: Piece[] = [];
    let start = 0;
    let at = 0;
    for (; at < text.length; at++) {
      const before = this.scanner.endsBefore(text, at);
      if (before === undefined) break;
      if (before) pieces.push(this.cut(text.slice(start, (start = at))));
      if (this.scanner.endsWith(text.charCodeAt(at))) pieces.push(this.cut(text.slice(start, (start = at + 1))));
    }
    this.keep(text.slice(start, at));
    this.undecided = text.slice(at);
    return pieces.filter(isSomething);
  }

  /** What is left when nothing more comes. */
  end(): readonly Piece[] {
    return [this.cut(this.undecided)].filter(isSomething);
  }

  private keep(part: string): void {
    this.size += part.length;
    if (this.isTooLarge) this.parts = [];
    else this.parts.push(part);
  }

  private get isTooLarge(): boolean {
    return this.size > MOST.characters || this.scanner.deepest > MOST.levels;
  }

  private cut(part: string): Piece {
    this.keep(part);
    const piece = { text: this.isTooLarge ? undefined : this.parts.join('').trim(), line: this.line };
    this.parts = [];
    this.size = 0;
    this.line = this.scanner.line;
    this.scanner.reset();
    return piece;
  }
}
