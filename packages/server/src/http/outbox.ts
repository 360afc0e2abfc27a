/**
 * Frames on their way into a wire. A write to the network takes longer than everything else about a frame, so the frames
 * of one turn of the event loop share one.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Packed } from '../tables/index.ts';

/** Those with frames that wait for others of the same turn. */
let waiting: Outbox[] = [];

function emptyAll(): void {
  const all = waiting;
  waiting = [];
  for (const outbox of all) outbox.empty();
}

export class Outbox {
  private readonly socket: WebSocket;
  private readonly wire: Duplex;
  private bytes = '';

  constructor(socket: WebSocket, wire: Duplex) {
    this.socket = socket;
    this.wire = wire;
  }

  put({ bytes }: Packed): void {
    if (this.bytes === '' && waiting.push(this) === 1) process.nextTick(emptyAll);
    this.bytes += bytes;
  }

  /** Whether so much is unread. Frames that wait here are not the reader's fault. */
  holdsMoreThan(most: number): boolean {
    if (this.wire.writableLength + this.bytes.length <= most) return false;
    this.empty();
    return this.wire.writableLength > most;
  }

  /** Once the socket has said goodbye, nothing may follow. */
  empty(): void {
    const { bytes } = this;
    this.bytes = '';
    if (bytes !== '' && this.socket.readyState === this.socket.OPEN) this.wire.write(bytes, 'latin1');
  }
}
