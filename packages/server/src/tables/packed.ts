/** Frames as they leave for readers: header and all, so that a frame for several readers is built once. */
import { writeFrame, type ServerFrame } from '@leadlight/protocol';

/** The first byte of a message: all of it, and text (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81;

/** Lengths up to here fit into the second byte; the next two values say that two or eight bytes follow. */
const MOST_SHORT = 125;
const MEDIUM = 126;
const LONG = 127;

const MOST_MEDIUM = 0xffff;

/** The least characters that take more than a byte in UTF-8. JSON has another way to write them. */
const WIDE = /[\u0080-\uffff]/g;
const HAS_WIDE = /[\u0080-\uffff]/;

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** With as many bytes as characters. */
const narrow = (text: string): string => (HAS_WIDE.test(text) ? text.replaceAll(WIDE, escaped) : text);

const bytesOf = (value: number, count: number): string =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(Math.floor(value / 256 ** (count - 1 - at)) % 256)).join(
    '',
  );

function header(length: number): string {
  if (length <= MOST_SHORT) return String.fromCharCode(WHOLE_TEXT, length);
  if (length <= MOST_MEDIUM) return String.fromCharCode(WHOLE_TEXT, MEDIUM, length >> 8, length & 255);
  return String.fromCharCode(WHOLE_TEXT, LONG) + bytesOf(length, 8);
}

/** The bytes of a frame: each character is one (`latin1`). Node writes such a string as fast as a buffer. */
export class Packed {
  readonly bytes: string;

  constructor(frame: ServerFrame) {
    const text = narrow(writeFrame(frame));
    this.bytes = header(text.length) + text;
  }
}
