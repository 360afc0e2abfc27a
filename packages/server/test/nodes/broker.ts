/** A real NATS server on a free port, for tests. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';

/** Debian's user who may do nothing. Only root can become somebody else. */
const NOBODY = 65_534;
const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

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

  static async started(flags: readonly string[] = []): Promise<Broker> {
    const broker = await Broker.prepared();
    await broker.start(flags);
    return broker;
  }

  async start(flags: readonly string[] = []): Promise<void> {
    const child = spawn('nats-server', ['-a', '127.0.0.1', ...this.ports, ...flags], {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: tmpdir(),
      ...UNPRIVILEGED,
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

  /** Its process; 0 if it does not run. */
  get pid(): number {
    return this.child?.pid ?? 0;
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
