/** Where a scene is played: on one node, or on three that share PostgreSQL and NATS. */
import { setTimeout as pause } from 'node:timers/promises';
import { NatsNodes } from '../../src/nodes/nats.ts';
import { openPostgres, type Storage } from '../../src/storage/index.ts';
import { Broker } from '../nodes/broker.ts';
import { runService, type Running } from '../online/service.ts';
import { newStore } from '../online/store.ts';
import { Eavesdropper, Talkative, type Overheard } from './eavesdropper.ts';
import type { KnownWorld } from './known-world.ts';
import type { Witness } from './witness.ts';

type Replaced = Parameters<typeof runService>[1];

export interface Theatre {
  /** The nodes, to which witnesses are connected in turn. */
  readonly nodes: readonly Running[];
  /** What the nodes have told each other. */
  readonly overheard: readonly Overheard[];
  /** Resolves when everyone has been sent everything that there is to send. */
  settle(witnesses: Iterable<Witness>, table: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a theatre in this world. */
export type Open = (world: KnownWorld, replaced: Replaced) => Promise<Theatre>;

const quiet = async (witnesses: Iterable<Witness>): Promise<void> => {
  for (const witness of witnesses) await witness.quiet();
};

export const onOneNode: Open = async (world, replaced) => {
  const running = await runService({}, { ...replaced, world });
  return { nodes: [running], overheard: [], settle: (witnesses) => quiet(witnesses), close: () => running.close() };
};

/** Everyone who follows the table has seen all of its entries and lines. */
async function caughtUp(storage: Storage, witnesses: readonly Witness[], table: string): Promise<void> {
  const { entries, lines } = (await storage.tables.progress([table])).get(table) ?? { entries: 0, lines: 0 };
  while (!witnesses.every((witness) => witness.hasSeen(entries, lines))) await pause(1);
}

export const onThreeNodes: Open = async (world, replaced) => {
  const [store, broker] = [await newStore('postgres'), await Broker.started()];
  const url = store.environment['DATABASE_URL'] ?? '';
  const listener = await Eavesdropper.at(broker.url);
  const talkers: Talkative[] = [];
  const start = (): Promise<Running> => {
    const trouble = (error: unknown): void => void listener.troubles.push(error);
    const nodes = new Talkative(NatsNodes.join(broker.url, { trouble }));
    talkers.push(nodes);
    // The database's own clock goes on by itself, and would be read by the service's.
    const openStorage = (): Promise<Storage> => openPostgres({ url, leaseClock: world.monotonic });
    return runService(store.environment, { ...replaced, world, nodes, openStorage });
  };
  const nodes = [await start(), await start(), await start()];
  const storage = await store.open();
  await listener.meet(talkers);
  return {
    nodes,
    overheard: listener.overheard,
    settle: async (witnesses, table) => {
      const all = [...witnesses];
      for (let told = -1; told !== listener.toldBy(talkers);) {
        told = listener.toldBy(talkers);
        await listener.passedOn(talkers);
        await caughtUp(storage, all, table);
        await quiet(all);
      }
      listener.step();
    },
    close: async () => {
      await storage.close();
      await Promise.all(nodes.map((node) => node.close()));
      await listener.close();
      await broker.kill();
      await store.remove();
      if (listener.troubles.length > 0) throw new Error(String(listener.troubles));
    },
  };
};
