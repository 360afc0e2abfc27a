/** The whole service: storage, people, tables and the web server, started and stopped together. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './base/config.ts';
import type { Log } from './base/log.ts';
import { REAL_WORLD, type World } from './base/world.ts';
import { LIMITS, type Limits } from './http/limits.ts';
import type { Live } from './http/live.ts';
import { Cleaning, type Keeping, type Swept } from './cleaning/cleaning.ts';
import { originNearby } from './http/addresses.ts';
import { createApp } from './http/app.ts';
import { createMetrics } from './http/metrics.ts';
import { Identities } from './identity/identities.ts';
import { NatsNodes, type NatsWatchers } from './nodes/nats.ts';
import { ALONE, UNREACHED, type OtherNodes } from './nodes/port.ts';
import { openPostgres, openSqlite, type Storage } from './storage/index.ts';
import { GAMES, Online, type Games } from './tables/index.ts';

export interface Service {
  readonly app: FastifyInstance;
  readonly online: Online;
  /** Ends everything in order: no new commands, those that came are stored and answered, then the rest. */
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly client: string;
  readonly config: Config;
  /** Tests bring their own world, and games whose chance they know. */
  readonly world?: World;
  readonly games?: Games;
  readonly limits?: Partial<Limits>;
  readonly openStorage?: (file: string) => Promise<Storage>;
  readonly nodes?: OtherNodes;
  /** Called for errors that nobody gets as an answer. */
  readonly trouble: (error: unknown) => void;
  readonly log?: Log;
}

/** The one file with everything that is stored, unless there is a database elsewhere. */
export const databaseIn = ({ data }: Config): string => join(data, 'leadlight.db');

const keepingOf = ({ keepFinished, keepAbandoned, keepWaiting, keepPeople }: Config): Keeping => ({
  finished: keepFinished,
  abandoned: keepAbandoned,
  waiting: keepWaiting,
  people: keepPeople,
});

const openStorageOf = ({ database }: Config, file: string): Promise<Storage> =>
  database === undefined ? openSqlite({ file }) : openPostgres({ url: database });

/** A file is for one process; a database may be shared, and then others find out by asking it. */
function otherNodes({ database, broker }: Config, watchers: NatsWatchers): OtherNodes {
  if (broker !== undefined) return NatsNodes.join(broker, watchers);
  return database === undefined ? ALONE : UNREACHED;
}

/** A server that does not listen yet has no address, and one with a path in place of it is behind a proxy. */
const nearbyAt = (address: ReturnType<FastifyInstance['server']['address']>): string | undefined =>
  address === null || typeof address === 'string' ? undefined : originNearby(address);

/** Rejects with a `StorageError` if the data can't be used. */
export async function openService(options: ServiceOptions): Promise<Service> {
  const { config, openStorage = (file) => openStorageOf(config, file) } = options;
  return startService(options, await openStorage(databaseIn(config)));
}

interface CleaningParts extends Pick<ServiceOptions, 'config' | 'trouble' | 'log'> {
  readonly storage: Storage;
  readonly world: World;
  readonly metrics: ReturnType<typeof createMetrics>;
}

function startCleaning({ storage, config, world, metrics, trouble, log }: CleaningParts): Cleaning {
  const swept = (figures: Swept): void => {
    metrics.swept(figures);
    if (Object.values(figures).some((count) => count > 0)) log?.note('cleaned', figures);
  };
  const cleaning = new Cleaning({ storage, keep: keepingOf(config), now: world.now, swept, trouble });
  cleaning.start();
  return cleaning;
}

async function startService(
  { client, config, world = REAL_WORLD, games = GAMES, limits, trouble, log, ...options }: ServiceOptions,
  storage: Storage,
): Promise<Service> {
  const connections = new Set<Live>();
  const node = randomUUID();
  const metrics = createMetrics({
    tables: () => online.load.tables,
    thinking: () => online.load.thinking,
    connections: () => connections.size,
    lag: async () => (await storage.due.lag(online.clock())) / 1000,
    ...(config.broker !== undefined && { isConnected: () => nodes.isReached }),
  });
  const nodes = options.nodes ?? otherNodes(config, { trouble, count: (news) => metrics.news(news) });
  const { listing, freeChat, mostTables } = config;
  const online = await Online.open({
    storage,
    house: { listing, freeChat, mostTables },
    metrics,
    world,
    games,
    nodes,
    node,
    sendAway: () => {
      for (const live of connections) live.leave('restart');
    },
    paused: (on) => {
      for (const live of connections) live.send({ type: 'paused', on });
    },
    trouble,
  });
  const app = await createApp({
    client,
    basePath: config.basePath,
    proxies: config.proxies,
    ...(log && { log }),
    api: {
      online,
      identities: new Identities(storage.identities, world),
      storage,
      metrics: () => metrics.registry.metrics(),
      connections,
      nodes,
      node,
      names: { hosts: config.hosts },
      limits: { ...LIMITS, connections: config.mostConnections, ...limits },
      nearby: () => nearbyAt(app.server.address()),
    },
  });
  const cleaning = startCleaning({ storage, config, world, metrics, trouble, ...(log && { log }) });
  const close = async (): Promise<void> => {
    await app.close();
    await cleaning.stop();
    await online.close();
    await nodes.close();
    await storage.close();
  };
  return { app, online, close };
}
