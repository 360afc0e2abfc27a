/** The real program on one port, which is killed and started again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureClient } from '../../src/client/client.ts';
import { openSqlite, type Storage } from '../../src/storage/index.ts';
import { Program } from '../program/program.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export class Mortal {
  readonly address: string;
  readonly folder: string;
  private readonly environment: Readonly<Record<string, string>>;
  private program: Program;
  /** What its programs have complained about. */
  complaints = '';

  private constructor(folder: string, port: number) {
    this.folder = folder;
    this.address = `http://127.0.0.1:${port}`;
    this.environment = { DATA: folder, PORT: String(port) };
    this.program = new Program(this.environment);
  }

  static async start(): Promise<Mortal> {
    ensureClient();
    const server = new Mortal(mkdtempSync(join(tmpdir(), 'leadlight-faults-')), await freePort());
    await server.program.address;
    return server;
  }

  get pid(): number {
    return this.program.process.pid ?? 0;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    this.complaints += (await this.program.kill(signal)).complaint;
  }

  async revive(): Promise<void> {
    this.program = new Program(this.environment);
    await this.program.address;
  }

  /** The same data, in this process. */
  openStorage(): Promise<Storage> {
    return openSqlite({ file: join(this.folder, 'leadlight.db') });
  }

  async remove(): Promise<void> {
    await this.kill('SIGTERM');
    rmSync(this.folder, { recursive: true });
  }
}
