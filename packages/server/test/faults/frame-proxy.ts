/** A line that repeats frames, and changes their order, in both directions. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/** A frame is held back for at most this long. */
const HELD_MS = 30;

/** The first frame tells who one is, and a place goes with the entries after it. */
const isInOrder = (text: string): boolean => /"type":"(?:welcome|place|goodbye)"/.test(text);

export class FrameProxy {
  readonly address: string;
  repeated = 0;
  reordered = 0;
  private readonly server: WebSocketServer;

  private constructor(server: WebSocketServer) {
    this.server = server;
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async open(to: string): Promise<FrameProxy> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(server, 'listening');
    const proxy = new FrameProxy(server);
    server.on('connection', (near, request) => proxy.join(near, farFrom(to, request)));
    return proxy;
  }

  async close(): Promise<void> {
    for (const socket of this.server.clients) socket.terminate();
    this.server.close();
    await once(this.server, 'close');
  }

  private join(near: WebSocket, far: WebSocket): void {
    const early: string[] = [];
    near.on('message', (data: Buffer) => {
      if (far.readyState === WebSocket.OPEN) this.pass(far, data.toString());
      else early.push(data.toString());
    });
    far.on('open', () => {
      for (const text of early) far.send(text);
    });
    far.on('message', (data: Buffer) => this.pass(near, data.toString()));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('close', () => other.terminate());
      one.on('error', () => other.terminate());
    }
  }

  private pass(to: WebSocket, text: string): void {
    const luck = isInOrder(text) ? 1 : Math.random();
    if (luck < 0.15) this.hold(to, text);
    else deliver(to, text);
    if (luck < 0.15 || luck > 0.3) return;
    this.repeated++;
    deliver(to, text);
  }

  /** Others overtake it. */
  private hold(to: WebSocket, text: string): void {
    this.reordered++;
    setTimeout(() => deliver(to, text), Math.random() * HELD_MS);
  }
}

const deliver = (to: WebSocket, text: string): void => {
  if (to.readyState === WebSocket.OPEN) to.send(text);
};

const farFrom = (to: string, { url = '', headers: { cookie = '' } }: IncomingMessage): WebSocket =>
  new WebSocket(`${to.replace(/^http/, 'ws')}${url}`, { headers: { cookie } });
