/** What a file of lines holds, read in pieces: it may be larger than memory. */
import { open, type FileHandle } from 'node:fs/promises';

export interface WholeLines {
  readonly count: number;
  /** How far they reach: half a line may follow. */
  readonly bytes: number;
  readonly last: string;
}

const NEWLINE = 10;

/** Undefined when there is none. */
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
  /** Where the last line begins, and where it has ended. */
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
