/**
 * Cuts chunks of text into JSON values: one per line, spread over several lines, or one right after another. The caller
 * checks whether a piece is valid JSON. Each chunk is read once and joined once, so that the time is proportional to the
 * text, whatever it contains.
 */
import { RECORD_START, Scanner } from './scan.ts';

export interface Piece {
  /** Undefined if the piece is larger or more deeply nested than any record. */
  readonly text: string | undefined;
  /** The piece's first line, from 1. */
  readonly line: number;
  /** A line between two lines that begin like records: most likely one value, but nobody has read it yet. */
  readonly unread?: true;
}

/** The most characters and levels of a piece: many times those of any record. */
const MOST = { characters: 1 << 24, levels: 100 } as const;

const isSomething = ({ text }: Piece): boolean => text !== '';

export class Splitter {
  private readonly scanner = new Scanner();
  /** The chunks of the piece so far; empty once it is too large. */
  private parts: string[] = [];
  private size = 0;
  private line = 1;
  /** A few characters at most, to be read again with the next chunk. */
  private undecided = '';

  /** The pieces that end in this chunk. */
  push(chunk: string): readonly Piece[] {
    const text = this.undecided + chunk;
    const pieces: Piece[] = [];
    let start = 0;
    let at = 0;
    for (; at < text.length; at++) {
      const end = at === start ? this.lineEnd(text, at) : -1;
      if (end !== -1) {
        pieces.push({ text: text.slice(at, end).trim(), line: this.line, unread: true });
        this.line = ++this.scanner.line;
        start = end + 1;
        at = end;
        continue;
      }
      const before = this.scanner.endsBefore(text, at);
      if (before === undefined) break;
      if (before) pieces.push(this.cut(text.slice(start, (start = at))));
      if (this.scanner.endsWith(text.charCodeAt(at))) pieces.push(this.cut(text.slice(start, (start = at + 1))));
    }
    this.keep(text.slice(start, at));
    this.undecided = text.slice(at);
    return pieces.filter(isSomething);
  }

  /**
   * The end of a line that needs no scanning: it begins like a record, and so does the next line, where a new piece
   * begins in any case. -1 if this is no such line.
   */
  private lineEnd(text: string, at: number): number {
    if (this.size > 0 || !text.startsWith(RECORD_START, at)) return -1;
    const end = text.indexOf('\n', at);
    return end !== -1 && end - at < MOST.characters && text.startsWith(RECORD_START, end + 1) ? end : -1;
  }

  /** The last piece, if any. */
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
