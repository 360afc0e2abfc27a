/** A line to the database that a test can cut or silence. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class Line {
  /** The address of the same database over this line. */
  readonly url: string;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private isSilent = false;

  private constructor(server: Server, to: string) {
    this.server = server;
    this.url = to.replace(/:\d+\//, `:${(server.address() as AddressInfo).port}/`);
  }

  static async open(to: string): Promise<Line> {
    const { hostname, port } = new URL(to);
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const line = new Line(server, to);
    server.on('connection', (near) => line.join(near, connect(Number(port), hostname)));
    return line;
  }

  /** Both ends notice. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Nothing gets through any more, and neither end notices. Lines made later are silent, too, until it is over. */
  silence(): void {
    this.isSilent = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Only new lines work. */
  endSilence(): void {
    this.isSilent = false;
  }

  async close(): Promise<void> {
    this.server.close();
    this.cut();
    await once(this.server, 'close');
  }

  private join(near: Socket, far: Socket): void {
    const both = [near, far] as const;
    for (const socket of both) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.sockets.delete(socket);
        for (const each of both) each.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
    if (this.isSilent) for (const socket of both) socket.pause();
  }
}
