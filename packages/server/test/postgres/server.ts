/** A PostgreSQL server in a folder of its own, as a user who may do nothing else, on this machine alone. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { locate, PROGRAMS } from '../../../../scripts/bootstrap/programs.mjs';

const run = promisify(execFile);

const USER = 'leadlight';
export const PASSWORD = 'correct-horse';

/** Small, because several run at once. Commits must survive a crash of the machine only where a test is about that. */
const SETTINGS = { shared_buffers: '32MB', max_connections: '60', listen_addresses: '127.0.0.1', autovacuum: 'off' };

const QUICKLY = ['-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '--no-instructions'];

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The folder of PostgreSQL's programs. */
function programs(): string {
  const initdb = locate(PROGRAMS.postgresql);
  if (initdb === undefined) throw new Error('PostgreSQL is missing. Install it: sudo apt-get install postgresql');
  return dirname(realpathSync(initdb));
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root; Debian's package has made a user for it. */
const asOther = (command: readonly string[]): readonly string[] =>
  isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', ...command] : command;

async function asPostgres(program: string, ...args: readonly string[]): Promise<void> {
  const [file = '', ...rest] = asOther([join(programs(), program), ...args]);
  await run(file, rest);
}

/** One of PostgreSQL's programs, as the current user. */
export async function runProgram(program: string, ...args: readonly string[]): Promise<void> {
  await run(join(programs(), program), args);
}

export async function giveAway(folder: string): Promise<void> {
  if (!isRoot) return;
  const { stdout } = await run('id', ['-u', 'postgres']);
  chownSync(folder, Number(stdout), statSync(folder).gid);
}

export interface ServerOptions {
  /** Waits for the disk at every commit. */
  readonly isDurable?: boolean;
  /** More lines for postgresql.conf. */
  readonly settings?: string;
  /** Tidies up and learns about its tables, as it does in service. */
  readonly isTidy?: boolean;
}

export class PostgresServer {
  readonly folder: string;
  readonly port: number;
  private readonly options: ServerOptions;

  private constructor(folder: string, port: number, options: ServerOptions) {
    this.folder = folder;
    this.port = port;
    this.options = options;
  }

  /** Makes the folder, which must not exist, and starts a server in it. */
  static async create(folder: string, options: ServerOptions = {}): Promise<PostgresServer> {
    const server = new PostgresServer(folder, await freePort(), options);
    mkdirSync(folder, { mode: 0o755 });
    writeFileSync(join(folder, 'password'), PASSWORD);
    await giveAway(folder);
    const login = ['-U', USER, '--pwfile', join(folder, 'password'), '-A', 'scram-sha-256'];
    await asPostgres('initdb', '-D', server.data, ...login, ...QUICKLY);
    server.configure(options.settings ?? '');
    await server.start();
    return server;
  }

  /** Adds lines to postgresql.conf, for the next start. */
  configure(settings: string): void {
    appendFileSync(join(this.data, 'postgresql.conf'), `\n${settings}\n`);
  }

  /** Copies everything into the folder, which must not exist, while the server runs. */
  async copyTo(folder: string): Promise<void> {
    await asPostgres('pg_basebackup', `--dbname=${this.url()}`, `--pgdata=${folder}`, '--checkpoint=fast');
  }

  /** Once it has stopped: loses its data, has the copy in its place, and recovers from it at the next start. */
  replaceBy(copy: string): void {
    rmSync(this.data, { recursive: true });
    renameSync(copy, this.data);
    writeFileSync(join(this.data, 'recovery.signal'), '');
  }

  private get data(): string {
    return join(this.folder, 'data');
  }

  /** The process whose children serve the connections. */
  get pid(): number {
    return Number.parseInt(readFileSync(join(this.data, 'postmaster.pid'), 'utf8'), 10);
  }

  /** The address of one of its databases, with the password. */
  url(database = 'postgres'): string {
    return urlOf(this.port, database);
  }

  async start(): Promise<void> {
    const { isDurable = false, isTidy = false } = this.options;
    const tidy = isTidy ? { autovacuum: 'on', autovacuum_naptime: '5s' } : {};
    const settings = { ...SETTINGS, ...tidy, fsync: isDurable ? 'on' : 'off' };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const all = ['-p', String(this.port), '-k', this.folder, ...flags].join(' ');
    await asPostgres('pg_ctl', '-D', this.data, '-w', '-o', all, '-l', join(this.folder, 'log'), 'start');
  }

  /** `immediate` is what a crash does. */
  async stop(mode: 'fast' | 'immediate' = 'immediate'): Promise<void> {
    await asPostgres('pg_ctl', '-D', this.data, '-w', '-m', mode, 'stop');
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }

  /** The command that stops it, for others to run. */
  get stopping(): readonly string[] {
    return asOther([join(programs(), 'pg_ctl'), '-D', this.data, '-m', 'immediate', 'stop']);
  }
}

export const urlOf = (port: number, database: string): string =>
  `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`;
