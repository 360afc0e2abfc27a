/** The real program on one port, which is killed and started again. */
import { ensureClient } from '../../src/client/client.ts';
import type { Storage } from '../../src/storage/index.ts';
import { newStore, type Store } from '../online/store.ts';
import { freePort } from '../postgres/server.ts';
import { Program } from '../program/program.ts';

export class Mortal {
  readonly address: string;
  private readonly store: Store;
  private readonly environment: Readonly<Record<string, string>>;
  private program: Program;
  /** What its programs have complained about. */
  complaints = '';

  private constructor(store: Store, port: number, environment: Readonly<Record<string, string>>) {
    this.store = store;
    this.address = `http://127.0.0.1:${port}`;
    this.environment = { ...store.environment, ...environment, PORT: String(port) };
    this.program = new Program(this.environment);
  }

  /** It takes the store with it when it is removed. */
  static async start(store?: Store, environment: Readonly<Record<string, string>> = {}): Promise<Mortal> {
    ensureClient();
    const server = new Mortal(store ?? (await newStore()), await freePort(), environment);
    await server.program.address;
    return server;
  }

  get pid(): number {
    return this.program.process.pid ?? 0;
  }

  /** It does nothing any more, and nobody is told. */
  stop(): void {
    process.kill(this.pid, 'SIGSTOP');
  }

  /** It goes on as if nothing had happened. */
  resume(): void {
    process.kill(this.pid, 'SIGCONT');
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
    return this.store.open();
  }

  async remove(): Promise<void> {
    await this.kill('SIGTERM');
    await this.store.remove();
  }
}
