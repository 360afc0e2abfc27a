/** A line to the database that a test can cut, silence, delay and half-close. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Delayed } from './delayed.ts';

const LATER_MS = 5000;

/** One connection: its end at the node, and its end at the database. */
interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

export class Line {
  /** The address of the same database over this line. */
  readonly url: string;
  private readonly server: Server;
  private readonly pairs = new Set<Pair>();
  private isSilent = false;
  private delayMs = 0;

  private constructor(server: Server, to: string) {
    this.server = server;
    this.url = to.replace(/:\d+\//, `:${(server.address() as AddressInfo).port}/`);
  }

  static async open(to: string): Promise<Line> {
    const { hostname, port } = new URL(to);
    const server = createServer({ allowHalfOpen: true });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const line = new Line(server, to);
    server.on('connection', (near) =>
      line.join({ near, far: connect({ port: Number(port), host: hostname, allowHalfOpen: true }) }),
    );
    return line;
  }

  /** Both ends notice. */
  cut(): void {
    for (const { near, far } of this.pairs) for (const socket of [near, far]) socket.destroy();
  }

  /** Nothing gets through any more, and neither end notices. Lines made later are silent, too, until it is over. */
  silence(): void {
    this.isSilent = true;
    for (const pair of this.pairs) hush(pair);
  }

  /** Only new lines work. */
  endSilence(): void {
    this.isSilent = false;
  }

  /** Everything takes so much longer in each direction; 0 ends it. */
  delay(milliseconds: number): void {
    this.delayMs = milliseconds;
  }

  /** One end hears that the other is gone, which hears nothing, and to which nothing gets through. */
  halfClose(end: 'node' | 'database'): void {
    for (const pair of this.pairs) {
      hush(pair);
      (end === 'node' ? pair.near : pair.far).end();
    }
  }

  async close(): Promise<void> {
    this.server.close();
    this.cut();
    await once(this.server, 'close');
  }

  private join(pair: Pair): void {
    const { near, far } = pair;
    this.pairs.add(pair);
    for (const socket of [near, far]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.pairs.delete(pair);
        for (const each of [near, far]) each.destroy();
      });
    }
    near.pipe(new Delayed(() => this.delayMs)).pipe(far);
    far.pipe(new Delayed(() => this.delayMs)).pipe(near);
    if (this.isSilent) hush(pair);
  }
}

/** What either end sends is lost. When one of them gives up, the other hears of it much later. */
function hush({ near, far }: Pair): void {
  for (const socket of [near, far]) {
    socket.unpipe();
    socket.resume();
    socket.once('end', () => setTimeout(() => socket.destroy(), LATER_MS).unref());
  }
}
