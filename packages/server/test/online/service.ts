/** A whole service for tests, on a free port, with data of its own. */
import { readConfig } from '../../src/base/config.ts';
import { openService, type Service, type ServiceOptions } from '../../src/service.ts';
import type { Storage } from '../../src/storage/index.ts';
import { newStore, storeIn, type Store } from './store.ts';

export interface Running {
  readonly address: string;
  /** The folder of its data, if that is a file. */
  readonly folder: string;
  readonly service: Service;
  readonly troubles: unknown[];
  /** The same data, to look at. */
  openStorage(): Promise<Storage>;
  close(): Promise<void>;
}

/** What a test may replace. */
type Replaced = Partial<Pick<ServiceOptions, 'client' | 'world' | 'games' | 'limits' | 'openStorage' | 'nodes'>> & {
  /** Stays when the service is closed. */
  readonly store?: Store;
};

/** Data in a folder of the test's choice stays, too. */
async function storeFor(folder: string | undefined, given: Store | undefined): Promise<Store> {
  if (given !== undefined) return given;
  return folder === undefined ? newStore() : { ...storeIn(folder), remove: async () => undefined };
}

export async function runService(
  environment: Readonly<Record<string, string>> = {},
  { store: given, ...replaced }: Replaced = {},
): Promise<Running> {
  const store = await storeFor(environment['DATA'], given);
  const { config } = readConfig({ PORT: '0', ...store.environment, ...environment }, import.meta.dirname);
  const troubles: unknown[] = [];
  const trouble = (error: unknown): void => void troubles.push(error);
  const service = await openService({ client: import.meta.dirname, config, trouble, ...replaced });
  const address = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const close = async (): Promise<void> => {
    await service.close();
    if (given === undefined) await store.remove();
  };
  return { address, folder: config.data, service, troubles, openStorage: () => store.open(), close };
}
