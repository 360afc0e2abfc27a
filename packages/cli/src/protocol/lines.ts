/** Cuts chunks of bytes into lines. */
export interface Line {
  /** The text of the line; with a fault, its readable beginning. */
  readonly text: string;
  readonly fault?: 'line-too-long' | 'not-utf8';
}

const NEWLINE = 10;

/** The number of bytes kept from a line that is too long. */
const START = 200;

export class LineCutter {
  private readonly most: number;
  private parts: Uint8Array[] = [];
  private size = 0;

  /** `most`: the longest allowed line, in bytes. */
  constructor(most: number) {
    this.most = most;
  }

  /** The lines that end in this chunk. */
  push(chunk: Uint8Array): readonly Line[] {
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      this.keep(chunk.subarray(start, end));
      lines.push(this.cut());
      start = end + 1;
    }
    this.keep(chunk.subarray(start));
    return lines;
  }

  /** The last line, which need not end with a line break. */
  end(): readonly Line[] {
    return this.size === 0 ? [] : [this.cut()];
  }

  /** Whether the unfinished line is already too long. */
  get overflowing(): boolean {
    return this.size > this.most;
  }

  private keep(part: Uint8Array): void {
    if (!this.overflowing) this.parts.push(part);
    this.size += part.length;
    if (this.overflowing) this.parts = [Buffer.concat(this.parts).subarray(0, START)];
  }

  private cut(): Line {
    const bytes = Buffer.concat(this.parts);
    const line: Line = this.overflowing ? { text: bytes.toString(), fault: 'line-too-long' } : lineOf(bytes);
    this.parts = [];
    this.size = 0;
    return line;
  }
}

function lineOf(bytes: Buffer): Line {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { text: bytes.toString(), fault: 'not-utf8' };
  }
}

/** All lines of a stream. */
export async function* linesOf(input: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Line> {
  const cutter = new LineCutter(most);
  for await (const chunk of input) yield* cutter.push(chunk);
  yield* cutter.end();
}

/** Blank lines are ignored. */
export const isBlank = ({ text }: Line): boolean => text.trim() === '';
