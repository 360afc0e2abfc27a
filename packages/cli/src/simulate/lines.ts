/** Counts the lines of a file in pieces, because it may be larger than memory. */
import { open, type FileHandle } from 'node:fs/promises';

export interface WholeLines {
  readonly count: number;
  /** The bytes of all whole lines; half a line may follow. */
  readonly bytes: number;
  readonly last: string;
}

const NEWLINE = 10;

/** Undefined if there is no whole line. */
export async function wholeLines(file: string): Promise<WholeLines | undefined> {
  const handle = await open(file, 'r');
  try {
    const ends = await lineEnds(handle);
    return ends.count === 0 ? undefined : { ...ends, last: await textOf(handle, ends.before, ends.bytes - 1) };
  } finally {
    await handle.close();
  }
}

interface LineEnds {
  count: number;
  /** The start and the end of the last line. */
  before: number;
  bytes: number;
}

async function lineEnds(handle: FileHandle): Promise<LineEnds> {
  const ends: LineEnds = { count: 0, before: 0, bytes: 0 };
  let offset = 0;
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Buffer>) {
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) {
      ends.count++;
      ends.before = ends.bytes;
      ends.bytes = offset + at + 1;
    }
    offset += chunk.length;
  }
  return ends;
}

async function textOf(handle: FileHandle, from: number, to: number): Promise<string> {
  const { buffer } = await handle.read(Buffer.alloc(to - from), 0, to - from, from);
  return buffer.toString();
}
