/** Bytes that come in chunks, cut into lines: each is text, or says why it is not. */
export type Line = { readonly text: string } | { readonly fault: 'line-too-long' | 'not-utf8' };

const NEWLINE = 10;

export class LineCutter {
  private readonly most: number;
  private parts: Uint8Array[] = [];
  private size = 0;

  /** No line may have more bytes than this; what is longer is not kept. */
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
    this.size += part.length;
    if (this.overflowing) this.parts = [];
    else this.parts.push(part);
  }

  private cut(): Line {
    const line = this.overflowing ? ({ fault: 'line-too-long' } as const) : decoded(this.parts);
    this.parts = [];
    this.size = 0;
    return line;
  }
}

function decoded(parts: readonly Uint8Array[]): Line {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)) };
  } catch {
    return { fault: 'not-utf8' };
  }
}

/** All lines of a stream. */
export async function* linesOf(input: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Line> {
  const cutter = new LineCutter(most);
  for await (const chunk of input) yield* cutter.push(chunk);
  yield* cutter.end();
}
