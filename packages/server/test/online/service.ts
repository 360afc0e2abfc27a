/** A whole service for tests, on a free port, with its data in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/base/config.ts';
import { databaseIn, openService, type Service, type ServiceOptions } from '../../src/service.ts';

export interface Running {
  readonly address: string;
  /** The folder of its data. */
  readonly folder: string;
  readonly service: Service;
  readonly troubles: unknown[];
  /** The file with its data. */
  readonly database: string;
  close(): Promise<void>;
}

/** What a test may replace. */
type Replaced = Partial<Pick<ServiceOptions, 'world' | 'games' | 'limits' | 'openStorage'>>;

export async function runService(
  environment: Readonly<Record<string, string>> = {},
  replaced: Replaced = {},
): Promise<Running> {
  const folder = environment['DATA'] ?? mkdtempSync(join(tmpdir(), 'leadlight-service-'));
  const { config } = readConfig({ PORT: '0', DATA: folder, ...environment }, folder);
  const troubles: unknown[] = [];
  const trouble = (error: unknown): void => void troubles.push(error);
  const service = await openService({ client: import.meta.dirname, config, trouble, ...replaced });
  const address = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const close = async (): Promise<void> => {
    await service.close();
    if (environment['DATA'] === undefined) rmSync(folder, { recursive: true });
  };
  return { address, folder, service, troubles, database: databaseIn(config), close };
}
