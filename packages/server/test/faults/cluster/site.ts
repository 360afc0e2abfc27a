/** Three nodes in processes of their own, with one database and one broker, behind a load balancer. */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Storage } from '../../../src/storage/index.ts';
import { Broker } from '../../nodes/broker.ts';
import { storeAt } from '../../online/store.ts';
import { Line } from '../../postgres/line.ts';
import { PostgresServer } from '../../postgres/server.ts';
import { Mortal } from '../server.ts';
import { Balancer } from './balancer.ts';

const NODES = 3;

/** A node, with a line of its own to the database. */
export interface Node {
  readonly server: Mortal;
  readonly line: Line;
}

interface Parts {
  readonly database: PostgresServer;
  readonly broker: Broker;
  readonly nodes: readonly Node[];
  readonly balancer: Balancer;
}

export class ClusterSite {
  readonly database: PostgresServer;
  readonly broker: Broker;
  readonly nodes: readonly Node[];
  private readonly balancer: Balancer;

  private constructor({ database, broker, nodes, balancer }: Parts) {
    this.database = database;
    this.broker = broker;
    this.nodes = nodes;
    this.balancer = balancer;
  }

  static async open(): Promise<ClusterSite> {
    const folder = join(tmpdir(), `leadlight-cluster-${randomUUID()}`);
    const [database, broker] = await Promise.all([
      PostgresServer.create(folder, { isDurable: true }),
      Broker.started(),
    ]);
    const nodes = await Promise.all(Array.from({ length: NODES }, () => startNode(database, broker)));
    const balancer = await Balancer.open(nodes.map(({ server }) => server.address));
    return new ClusterSite({ database, broker, nodes, balancer });
  }

  /** Where people connect. */
  get address(): string {
    return this.balancer.address;
  }

  get anyNode(): Node {
    const node = this.nodes[Math.floor(Math.random() * this.nodes.length)];
    if (node === undefined) throw new RangeError('A cluster has nodes.');
    return node;
  }

  /** The same data, in this process. */
  openStorage(): Promise<Storage> {
    return storeAt(this.database.url(), () => Promise.resolve()).open();
  }

  async remove(): Promise<void> {
    await this.balancer.close();
    await Promise.all(this.nodes.map(({ server }) => server.remove()));
    await Promise.all(this.nodes.map(({ line }) => line.close()));
    await this.broker.kill();
    await this.database.remove();
  }
}

async function startNode(database: PostgresServer, broker: Broker): Promise<Node> {
  const line = await Line.open(database.url());
  const store = storeAt(line.url, () => Promise.resolve());
  return { server: await Mortal.start(store, { NATS_URL: broker.url }), line };
}
