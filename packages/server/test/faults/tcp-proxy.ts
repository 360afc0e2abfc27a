/** A line that drops, and that stalls for a while, at any byte. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

const CALM_MS = 300;
const STALL_MS = 100;

const about = (milliseconds: number): number => milliseconds * (0.5 + Math.random());

export class TcpProxy {
  readonly address: string;
  drops = 0;
  stalls = 0;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.server = server;
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async open(to: string): Promise<TcpProxy> {
    const { hostname, port } = new URL(to);
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const proxy = new TcpProxy(server);
    server.on('connection', (near) => proxy.join(near, connect(Number(port), hostname)));
    return proxy;
  }

  async close(): Promise<void> {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
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
    this.disturb(both);
  }

  private disturb(both: readonly [Socket, Socket]): void {
    const timer = setTimeout(() => {
      if (both[0].destroyed) return;
      if (Math.random() < 0.3) this.drop(both);
      else this.stall(both);
    }, about(CALM_MS));
    timer.unref();
  }

  private drop(both: readonly [Socket, Socket]): void {
    this.drops++;
    for (const socket of both) socket.destroy();
  }

  /** Nothing gets through in either direction; then everything does at once. */
  private stall(both: readonly [Socket, Socket]): void {
    this.stalls++;
    for (const socket of both) socket.pause();
    setTimeout(() => {
      for (const socket of both) socket.resume();
      this.disturb(both);
    }, about(STALL_MS));
  }
}
