/** A load balancer: each connection goes to the next server that takes it. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class Balancer {
  readonly address: string;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private ports: readonly number[] = [];
  private turn = 0;

  private constructor(server: Server) {
    this.server = server;
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async open(): Promise<Balancer> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const balancer = new Balancer(server);
    server.on('connection', (near) => balancer.pass(near, balancer.ports.length));
    return balancer;
  }

  add(address: string): void {
    this.ports = [...this.ports, Number(new URL(address).port)];
  }

  remove(address: string): void {
    this.ports = this.ports.filter((port) => port !== Number(new URL(address).port));
  }

  async close(): Promise<void> {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(this.server, 'close');
  }

  /** A server that refuses is skipped. */
  private pass(near: Socket, tries: number): void {
    const port = this.ports[this.turn++ % this.ports.length];
    if (port === undefined || tries === 0) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    far.once('error', () => this.pass(near, tries - 1));
    far.once('connect', () => {
      far.removeAllListeners('error');
      this.join([near, far]);
    });
  }

  private join(both: readonly [Socket, Socket]): void {
    for (const socket of both) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.sockets.delete(socket);
        for (const each of both) each.destroy();
      });
    }
    both[0].pipe(both[1]).pipe(both[0]);
  }
}
