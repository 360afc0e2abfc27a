/** Bytes that come in chunks, cut into lines. */
export interface Line {
  /** What it says; with a fault, how it starts, as far as that can be read. */
  readonly text: string;
  readonly fault?: 'line-too-long' | 'not-utf8';
}

const NEWLINE = 10;

/** The bytes that are kept of a line that is too long. */
const START = 200;

export class LineCutter {
  private readonly most: number;
  private parts: Uint8Array[] = [];
  private size = 0;

  /** No line may have more bytes than `most`. */
  constructor(most: number) {
    this.most = most;
  }

  /** The lines that end within what came so far. */
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

  /** What is left when nothing more comes: the last line need not end. */
  end(): readonly Line[] {
    return this.size === 0 ? [] : [this.cut()];
  }

  /** Whether the line that has not ended yet is too long already. */
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

/** An empty line says nothing. */
export const isBlank = ({ text }: Line): boolean => text.trim() === '';
