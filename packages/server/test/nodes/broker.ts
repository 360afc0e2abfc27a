/** A real NATS server on a free port, for tests. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export class Broker {
  readonly url: string;
  /** Where it tells what it has carried. */
  readonly monitor: string;
  private readonly ports: readonly string[];
  private child: ChildProcess | undefined;

  private constructor(port: number, monitor: number) {
    this.ports = ['-p', String(port), '-m', String(monitor)];
    this.url = `nats://127.0.0.1:${port}`;
    this.monitor = `http://127.0.0.1:${monitor}/varz`;
  }

  /** It does not run yet. */
  static async prepared(): Promise<Broker> {
    return new Broker(await freePort(), await freePort());
  }

  static async started(): Promise<Broker> {
    const broker = await Broker.prepared();
    await broker.start();
    return broker;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const child = spawn('nats-server', ['-a', '127.0.0.1', ...this.ports], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.on('error', () => reject(new Error('nats-server is missing: apt-get install nats-server')));
      child.on('exit', (status) => reject(new Error(`nats-server has ended with ${status}.`)));
      child.stderr.on('data', (said: Buffer) => {
        if (said.includes('Server is ready')) resolve();
      });
    });
  }

  /** As a crash does: nobody is told. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
