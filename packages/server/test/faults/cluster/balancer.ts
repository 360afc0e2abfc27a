/**
 * A load balancer as people put it before a cluster: each new connection goes to the next node, whoever makes it. Nodes
 * that can't store are avoided, and so are nodes that don't answer.
 */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

const CHECK_MS = 250;

/** A node that has not answered by now is stopped, or very slow. */
const PATIENCE_MS = 1500;

type Health = 'ready' | 'alive' | 'dead';

interface Target {
  readonly address: string;
  health: Health;
}

export class Balancer {
  readonly address: string;
  private readonly targets: readonly Target[];
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private readonly checking: NodeJS.Timeout;
  private turn = 0;

  private constructor(server: Server, addresses: readonly string[]) {
    this.server = server;
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.targets = addresses.map((address) => ({ address, health: 'ready' }));
    for (const target of this.targets) void check(target);
    this.checking = setInterval(() => {
      for (const target of this.targets) void check(target);
    }, CHECK_MS);
  }

  static async open(addresses: readonly string[]): Promise<Balancer> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const balancer = new Balancer(server, addresses);
    server.on('connection', (near) => balancer.join(near));
    return balancer;
  }

  async close(): Promise<void> {
    clearInterval(this.checking);
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(this.server, 'close');
  }

  /** Where the next connection goes. If no node is well, any may be the first to be well again. */
  private next(): URL {
    const rank = (health: Health): Target[] => this.targets.filter((target) => target.health === health);
    const best = [rank('ready'), rank('alive'), [...this.targets]].find((some) => some.length > 0) ?? [];
    return new URL(best[this.turn++ % best.length]?.address ?? '');
  }

  private join(near: Socket): void {
    const { hostname, port } = this.next();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}

const statusOf = (url: string): Promise<number> =>
  fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );

async function check(target: Target): Promise<void> {
  const isReady = (await statusOf(`${target.address}/readyz`)) === 200;
  if (isReady) target.health = 'ready';
  else target.health = (await statusOf(`${target.address}/healthz`)) === 200 ? 'alive' : 'dead';
}
