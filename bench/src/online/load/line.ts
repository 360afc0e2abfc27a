/** A WebSocket of the load: it knows nothing about frames, and whoever needs them replaces `receive`. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

/** More connections than one address may have come from others of the same machine: all of 127.0.0.0/8 is here. */
export const addressAt = (index: number): string => `127.${1 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;

export interface LineOptions {
  /** Connections from one address to one port need distinct ports, of which there are 28,000. */
  readonly from?: string;
  readonly cookie?: string;
}

export class Line {
  receive: (data: Buffer) => void = () => undefined;
  private readonly socket: WebSocket;
  private wire: Socket | undefined;

  constructor(url: string, { from, cookie }: LineOptions = {}) {
    this.socket = new WebSocket(url, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
      ...(from !== undefined && { localAddress: from }),
      ...(cookie !== undefined && { headers: { cookie } }),
    });
    this.socket.on('upgrade', ({ socket }: IncomingMessage) => (this.wire = socket));
    this.socket.on('message', (data: Buffer) => this.receive(data));
  }

  /** Rejects if the server refuses the connection. */
  async opened(): Promise<this> {
    if (this.socket.readyState !== WebSocket.OPEN) await once(this.socket, 'open');
    return this;
  }

  /** Bytes that have come in and gone out so far, the frames' own heads included. */
  get bytes(): { readonly read: number; readonly written: number } {
    return { read: this.wire?.bytesRead ?? 0, written: this.wire?.bytesWritten ?? 0 };
  }

  /** Resolves with the next frame that begins so. Frames that come meanwhile are lost. */
  next(beginning: string): Promise<Buffer> {
    return new Promise((resolve) => {
      this.receive = (data) => {
        if (data.toString('latin1', 0, beginning.length) === beginning) resolve(data);
      };
    });
  }

  send(text: string): void {
    this.socket.send(text);
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    this.socket.close();
    await once(this.socket, 'close');
  }
}

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
