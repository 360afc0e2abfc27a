/** A site whose parts tell everything that they have used so far. People come to it later. */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Broker } from '../../../../../packages/server/test/nodes/broker.ts';
import { PostgresServer } from '../../../../../packages/server/test/postgres/server.ts';
import { COUNTING, Statistics, type Sizes } from '../../../../../packages/server/test/postgres/statistics.ts';
import { cpuOf, cpuOfFamily } from '../../load/processes.ts';
import { Ours } from '../../ours/contender.ts';
import { OwnServer } from '../../ours/program.ts';
import { fileSize } from './file.ts';
import { NOTHING, type Used } from './used.ts';

interface Parts {
  readonly servers: readonly OwnServer[];
  readonly database?: PostgresServer;
  readonly statistics?: Statistics;
  readonly broker?: Broker;
}

interface Carried {
  readonly in_msgs: number;
  readonly in_bytes: number;
  readonly out_msgs: number;
  readonly out_bytes: number;
}

export class CountedSite {
  readonly name: string;
  private readonly parts: Parts;
  private people: Ours | undefined;

  private constructor(name: string, parts: Parts) {
    this.name = name;
    this.parts = parts;
  }

  static async withFile(): Promise<CountedSite> {
    return new CountedSite('one process, SQLite', { servers: [await OwnServer.start()] });
  }

  static async withDatabase(): Promise<CountedSite> {
    const counted = await countedDatabase();
    const servers = [await OwnServer.start(undefined, { DATABASE_URL: counted.database.url() })];
    return new CountedSite('one node, PostgreSQL', { servers, ...counted });
  }

  static async withNodes(nodes: number): Promise<CountedSite> {
    const [counted, broker] = [await countedDatabase(), await Broker.started()];
    const servers: OwnServer[] = [];
    const switches = { DATABASE_URL: counted.database.url(), NATS_URL: broker.url };
    for (let node = 0; node < nodes; node++) servers.push(await OwnServer.start(undefined, switches));
    const name = nodes === 1 ? 'one node' : `${nodes} nodes`;
    return new CountedSite(`${name}, PostgreSQL, NATS`, { servers, ...counted, broker });
  }

  get nodes(): number {
    return this.parts.servers.length;
  }

  get address(): string {
    return this.parts.servers[0]?.address ?? '';
  }

  get ours(): Ours {
    if (this.people === undefined) throw new Error('nobody has come yet');
    return this.people;
  }

  async gather(tables: number): Promise<void> {
    this.people = await Ours.at(this.parts.servers, tables);
  }

  /** Since everything was started. */
  async used(): Promise<Used> {
    const { servers, database, broker, statistics } = this.parts;
    const lines = this.people?.lines.map(({ bytes }) => bytes) ?? [];
    return {
      ...NOTHING,
      node: servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
      database: database === undefined ? 0 : cpuOfFamily(database.pid),
      broker: broker === undefined ? 0 : cpuOf(broker.pid),
      ...(await statistics?.counts()),
      ...(broker && (await carried(broker))),
      read: lines.reduce((sum, { read }) => sum + read, 0),
      written: lines.reduce((sum, { written }) => sum + written, 0),
    };
  }

  /** A file does not tell people from tables: all is counted as tables. */
  async sizes(): Promise<Sizes> {
    const { statistics, servers } = this.parts;
    return statistics?.sizes() ?? { tables: fileSize(servers[0]?.data ?? ''), people: 0 };
  }

  get database(): { readonly url: string; readonly pid: number } {
    const { database } = this.parts;
    if (database === undefined) throw new Error('this site has a file');
    return { url: database.url(), pid: database.pid };
  }

  async close(): Promise<void> {
    await this.people?.close();
    await this.parts.statistics?.close();
    await this.parts.broker?.kill();
    await this.parts.database?.remove();
  }
}

async function countedDatabase(): Promise<{ readonly database: PostgresServer; readonly statistics: Statistics }> {
  const folder = join(tmpdir(), `leadlight-costs-${randomUUID()}`);
  const database = await PostgresServer.create(folder, { isDurable: true, settings: COUNTING });
  return { database, statistics: await Statistics.of(database.url()) };
}

async function carried({ monitor }: Broker): Promise<Partial<Used>> {
  const { in_msgs, in_bytes, out_msgs, out_bytes } = (await (await fetch(monitor)).json()) as Carried;
  return { published: in_msgs, publishedBytes: in_bytes, delivered: out_msgs, deliveredBytes: out_bytes };
}
