/** Two nodes with one store: a file and a hub in this process, or PostgreSQL and NATS. */
import { Hub } from '../../src/nodes/hub.ts';
import type { OtherNodes } from '../../src/nodes/port.ts';
import { runService, type Running } from '../online/service.ts';
import { newStore, type StoreKind } from '../online/store.ts';
import { Broker } from './broker.ts';

export interface Cluster {
  readonly nodes: readonly [Running, Running];
  /** Nobody hears any news, or hears it again. */
  setReached(isReached: boolean): Promise<void>;
  close(): Promise<void>;
}

/** The way in which nodes tell each other something. */
interface Way {
  readonly switches: Readonly<Record<string, string>>;
  readonly nodes?: () => OtherNodes;
  setReached(isReached: boolean): Promise<void>;
  close(): Promise<void>;
}

function throughHub(): Way {
  const hub = new Hub();
  return {
    switches: {},
    nodes: () => hub.join(),
    setReached: async (isReached) => void (hub.isDown = !isReached),
    close: () => Promise.resolve(),
  };
}

async function throughBroker(): Promise<Way> {
  const broker = await Broker.started();
  return {
    switches: { NATS_URL: broker.url },
    setReached: (isReached) => (isReached ? broker.start() : broker.kill()),
    close: () => broker.kill(),
  };
}

export async function startCluster(kind: StoreKind): Promise<Cluster> {
  const store = await newStore(kind);
  const way = kind === 'sqlite' ? throughHub() : await throughBroker();
  const node = (): Promise<Running> => runService(way.switches, { store, ...(way.nodes && { nodes: way.nodes() }) });
  const both = [await node(), await node()] as const;
  return {
    nodes: both,
    setReached: (isReached) => way.setReached(isReached),
    close: async () => {
      for (const each of both) await each.close();
      await way.close();
      await store.remove();
    },
  };
}
