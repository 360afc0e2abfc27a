/**
 * The ways to host the same tables: with a file, with a database, and with two nodes that share one. The nodes have tables
 * of their own, or share each of them.
 */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Broker } from '../../../../packages/server/test/nodes/broker.ts';
import { PostgresServer } from '../../../../packages/server/test/postgres/server.ts';
import { cpuOf, cpuOfFamily } from '../load/processes.ts';
import { Ours } from '../ours/contender.ts';
import { OwnServer } from '../ours/program.ts';

/** The CPU time that its parts have taken so far, in milliseconds. */
export interface Costs {
  readonly server: number;
  readonly database: number;
  readonly broker: number;
}

export interface Site {
  readonly name: string;
  readonly ours: Ours;
  costs(): Costs;
  /** The sum of a counter over its nodes. */
  count(counter: string): Promise<number>;
  close(): Promise<void>;
}

interface Parts {
  readonly name: string;
  readonly servers: readonly OwnServer[];
  readonly database?: PostgresServer;
  readonly broker?: Broker;
  readonly isTogether?: boolean;
}

async function siteOf({ name, servers, database, broker, isTogether = false }: Parts, tables: number): Promise<Site> {
  const ours = await Ours.at(servers, tables, { isTogether });
  return {
    name,
    ours,
    costs: () => ({
      server: servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
      database: database === undefined ? 0 : cpuOfFamily(database.pid),
      broker: broker === undefined ? 0 : cpuOf(broker.pid),
    }),
    count: async (counter) => {
      const counts = await Promise.all(servers.map((server) => counted(server, counter)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    close: async () => {
      await ours.close();
      await broker?.kill();
      await database?.remove();
    },
  };
}

async function counted({ address }: OwnServer, counter: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${counter} `));
  return Number(line?.split(' ').at(-1) ?? NaN);
}

const newDatabase = (): Promise<PostgresServer> =>
  PostgresServer.create(join(tmpdir(), `leadlight-load-${randomUUID()}`), { isDurable: true, isTidy: true });

const start = (switches: Readonly<Record<string, string>>): Promise<OwnServer> => OwnServer.start(undefined, switches);

async function withFile(tables: number): Promise<Site> {
  return siteOf({ name: 'one process, SQLite', servers: [await start({})] }, tables);
}

async function withDatabase(tables: number): Promise<Site> {
  const database = await newDatabase();
  const servers = [await start({ DATABASE_URL: database.url() })];
  return siteOf({ name: 'one node, PostgreSQL', servers, database }, tables);
}

async function withTwoNodes(tables: number, isTogether: boolean): Promise<Site> {
  const [database, broker] = [await newDatabase(), await Broker.started()];
  const switches = { DATABASE_URL: database.url(), NATS_URL: broker.url };
  const servers = [await start(switches), await start(switches)];
  const name = isTogether ? 'two nodes, each table on one' : 'two nodes, each table on both';
  return siteOf({ name, servers, database, broker, isTogether }, tables);
}

export const openSites = async (tables: number): Promise<readonly Site[]> => [
  await withFile(tables),
  await withDatabase(tables),
  await withTwoNodes(tables, true),
  await withTwoNodes(tables, false),
];
