/** The frames of a WebSocket, as much of them as a load needs: whole frames without compression, and a mask of zero. */

const OPCODES = { text: 1, close: 8, ping: 9, pong: 10 } as const;

/** Every frame that anybody sends here is whole. */
const WHOLE = 0x80;
const MASKED = 0x80;

/** From here on, the length stands in two more bytes, or in eight. */
const SHORT = 126;
const LONG = 127;
const UP_TO_SHORT = 0xffff;

/** A mask of zeros leaves the content as it is. */
const MASK = '\0\0\0\0';

/** A frame of at most 64 KB to a server, one character for each byte. */
export function frameAround(kind: keyof typeof OPCODES, content: string): string {
  const { length } = content;
  if (length > UP_TO_SHORT) throw new RangeError('too long for a frame of the load');
  const size =
    length < SHORT
      ? String.fromCharCode(MASKED | length)
      : String.fromCharCode(MASKED | SHORT, length >> 8, length & 255);
  return String.fromCharCode(WHOLE | OPCODES[kind]) + size + MASK + content;
}

interface Handlers {
  /** The content is valid only during the call. */
  readonly text: (content: Buffer) => void;
  readonly ping: (content: Buffer) => void;
  readonly close: () => void;
}

/** Cuts what a server sends into frames. */
export class Frames {
  private readonly handlers: Handlers;
  /** The beginning of a frame that has not arrived whole. */
  private rest: Buffer | undefined;

  constructor(handlers: Handlers) {
    this.handlers = handlers;
  }

  take(buffer: Buffer, start: number, end: number): void {
    if (this.rest === undefined) return this.cut(buffer, start, end);
    const joined = Buffer.concat([this.rest, buffer.subarray(start, end)]);
    this.rest = undefined;
    this.cut(joined, 0, joined.length);
  }

  private cut(buffer: Buffer, start: number, end: number): void {
    let at = start;
    while (at < end) {
      const body = bodyAt(buffer, at, end);
      if (body === undefined) break;
      this.hand(buffer[at] ?? 0, buffer.subarray(body.start, body.end));
      at = body.end;
    }
    if (at < end) this.rest = Buffer.from(buffer.subarray(at, end));
  }

  private hand(first: number, content: Buffer): void {
    if (first === (WHOLE | OPCODES.text)) this.handlers.text(content);
    else if (first === (WHOLE | OPCODES.ping)) this.handlers.ping(content);
    else if (first === (WHOLE | OPCODES.close)) this.handlers.close();
    else throw new RangeError(`a frame that begins with ${first}`);
  }
}

interface Body {
  readonly start: number;
  readonly end: number;
}

/** Where the content of the frame at a place is; undefined until all of it has arrived. */
function bodyAt(buffer: Buffer, at: number, end: number): Body | undefined {
  const head = headAt(buffer, at, end);
  if (head === undefined) return undefined;
  const start = at + head.size;
  return start + head.length > end ? undefined : { start, end: start + head.length };
}

function headAt(
  buffer: Buffer,
  at: number,
  end: number,
): { readonly size: number; readonly length: number } | undefined {
  if (end - at < 2) return undefined;
  const length = buffer[at + 1] ?? 0;
  if (length < SHORT) return { size: 2, length };
  const size = length === LONG ? 10 : 4;
  if (end - at < size) return undefined;
  return { size, length: length === LONG ? Number(buffer.readBigUInt64BE(at + 2)) : buffer.readUInt16BE(at + 2) };
}
