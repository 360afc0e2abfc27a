/** A service to attack: one node with a file, or three nodes with PostgreSQL and NATS. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { REAL_WORLD } from '../../src/base/world.ts';
import type { Limits } from '../../src/http/limits.ts';
import { Broker } from '../nodes/broker.ts';
import { runService, type Running } from '../online/service.ts';
import { newStore } from '../online/store.ts';

export type Form = 'one node' | 'three nodes';

/** Rows of the service's own data, as somebody with access to the database sees them. */
type Look = (query: string, values: readonly string[]) => Promise<readonly Readonly<Record<string, unknown>>[]>;

export interface Site {
  /** All of them may be the same one. */
  readonly nodes: readonly [first: Running, second: Running, attacked: Running];
  readonly troubles: readonly unknown[];
  /** The address of the broker, if there is one. */
  readonly broker: string | undefined;
  readonly look: Look;
  /** The time of day goes on, but not the service time. */
  wait(milliseconds: number): void;
  close(): Promise<void>;
}

const ANY = { burst: 1e9, perSecond: 1e9 };

/** Attackers come and go all the time, all from one address; only floods are about that. Slow readers are soon noticed. */
const CALM: Partial<Limits> = {
  requests: ANY,
  entries: ANY,
  connections: 2000,
  frames: ANY,
  follows: ANY,
  words: ANY,
  unread: 50_000,
};

type Nodes = Pick<Site, 'nodes' | 'look' | 'broker' | 'close'>;
type Start = (
  environment: Readonly<Record<string, string>>,
  more?: Parameters<typeof runService>[1],
) => Promise<Running>;

async function oneNode(start: Start): Promise<Nodes> {
  const running = await start({});
  const database = new DatabaseSync(join(running.folder, 'leadlight.db'), { readOnly: true });
  const close = async (): Promise<void> => {
    database.close();
    await running.close();
  };
  const look: Look = async (query, values) => database.prepare(query.replaceAll(/\$\d/g, '?')).all(...values);
  return { nodes: [running, running, running], look, broker: undefined, close };
}

async function threeNodes(start: Start): Promise<Nodes> {
  const [store, broker] = [await newStore('postgres'), await Broker.started()];
  const startOne = (): Promise<Running> => start({ NATS_URL: broker.url }, { store });
  const nodes = [await startOne(), await startOne(), await startOne()] as const;
  const client = new Client({ connectionString: store.environment['DATABASE_URL'] });
  await client.connect();
  const close = async (): Promise<void> => {
    await client.end();
    await Promise.all(nodes.map((node) => node.close()));
    await broker.kill();
    await store.remove();
  };
  const look: Look = async (query, values) => (await client.query<Record<string, unknown>>(query, [...values])).rows;
  return { nodes, look, broker: broker.url, close };
}

export async function openSite(form: Form, limits: Partial<Limits> = {}): Promise<Site> {
  let later = 0;
  const world = { ...REAL_WORLD, now: () => Date.now() + later };
  const start: Start = (environment, more = {}) =>
    runService(environment, { world, limits: { ...CALM, ...limits }, ...more });
  const site = form === 'one node' ? await oneNode(start) : await threeNodes(start);
  return {
    ...site,
    get troubles() {
      return site.nodes.flatMap(({ troubles }) => troubles);
    },
    wait: (milliseconds) => void (later += milliseconds),
  };
}
