/**
 * A WebSocket of the load: it knows nothing about the content of frames, and whoever needs them replaces `receive`. It does
 * less than a library would, because the load shares the machine with the server: it reads the heads of frames in a buffer
 * that all lines share, and its mask is zero.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { frameAround, Frames } from './frames.ts';

/** More connections than one address may have come from others of the same machine: all of 127.0.0.0/8 is here. */
export const addressAt = (index: number): string => `127.${1 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;

export interface LineOptions {
  /** Connections from one address to one port need distinct ports, of which there are 28,000. */
  readonly from?: string;
  readonly cookie?: string;
}

/** Node calls back with each piece before it reads the next, so all lines can read into the same memory. */
const READING = Buffer.alloc(65_536);

const END_OF_HEAD = '\r\n\r\n';

export class Line {
  /** The content is valid only during the call: the next piece from any line overwrites it. */
  receive: (data: Buffer) => void = () => undefined;
  private readonly socket: Socket;
  private readonly frames = new Frames({
    text: (data) => this.receive(data),
    ping: (data) => this.socket.writable && this.put('pong', data.toString('latin1')),
    close: () => this.socket.end(),
  });
  private head = '';
  private isOpen = false;
  private readonly opening: Promise<unknown>;

  constructor(url: string, { from, cookie }: LineOptions = {}) {
    const { hostname, port, host, pathname, search } = new URL(url);
    this.socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      ...(from !== undefined && { localAddress: from }),
      onread: { buffer: READING, callback: (length, buffer) => this.read(buffer as Buffer, length) },
    });
    this.opening = once(this.socket, 'upgraded');
    this.socket.write(requestFor(host, `${pathname}${search}`, cookie));
  }

  /** Rejects if the server refuses the connection. */
  async opened(): Promise<this> {
    await this.opening;
    return this;
  }

  /** Bytes that have come in and gone out so far, the frames' own heads included. */
  get bytes(): { readonly read: number; readonly written: number } {
    return { read: this.socket.bytesRead, written: this.socket.bytesWritten };
  }

  /** Resolves with the next frame that begins so. Frames that come meanwhile are lost. */
  next(beginning: string): Promise<Buffer> {
    return new Promise((resolve) => {
      this.receive = (data) => {
        if (data.toString('latin1', 0, beginning.length) === beginning) resolve(Buffer.from(data));
      };
    });
  }

  /** The text has to be ASCII. */
  send(text: string): void {
    this.put('text', text);
  }

  async close(): Promise<void> {
    if (this.socket.closed) return;
    this.socket.end(frameAround('close', ''), 'latin1');
    await once(this.socket, 'close');
  }

  private put(kind: 'text' | 'pong', content: string): void {
    this.socket.write(frameAround(kind, content), 'latin1');
  }

  private read(buffer: Buffer, length: number): boolean {
    if (this.isOpen) this.frames.take(buffer, 0, length);
    else this.upgrade(buffer, length);
    return true;
  }

  /** The server's answer to the request may come in pieces, with the first frames behind it. */
  private upgrade(buffer: Buffer, length: number): void {
    const before = this.head.length;
    this.head += buffer.toString('latin1', 0, length);
    const end = this.head.indexOf(END_OF_HEAD);
    if (end < 0) return;
    if (!this.head.startsWith('HTTP/1.1 101')) {
      this.socket.destroy(new Error(this.head));
      return;
    }
    this.isOpen = true;
    this.socket.emit('upgraded');
    this.frames.take(buffer, end + END_OF_HEAD.length - before, length);
  }
}

const requestFor = (host: string, path: string, cookie: string | undefined): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    // Any 16 bytes will do: nothing between this load and its server could mistake the connection for another.
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    END_OF_HEAD.slice(2),
  ].join('\r\n');

/** Works through a list, so many at a time. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += width) {
    results.push(...(await Promise.all(items.slice(at, at + width).map(work))));
  }
  return results;
}
