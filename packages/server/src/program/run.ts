/** Runs Leadlight on this machine. */
import { flushCompileCache } from 'node:module';
import { networkInterfaces } from 'node:os';
import type { ServerTexts } from '@leadlight/messages';
import { readConfig, type Config, type Environment } from '../base/config.ts';
import { createLog, type Log } from '../base/log.ts';
import { addressesOf } from '../http/addresses.ts';
import { openService, type Service, type ServiceOptions } from '../service.ts';
import { StorageError } from '../storage/index.ts';
import { announcement } from './announcement.ts';
import { aboutAddress, aboutStorage, aboutSwitch } from './complaints.ts';
import type { Product } from './product.ts';
import { refuse } from './refuse.ts';
import { stopOnErrors, stopOnSignals } from './stopping.ts';

function configOrRefuse(environment: Environment, product: Product, words: ServerTexts): Config {
  const { config, bad } = readConfig(environment, product.root, product.data);
  return bad.length === 0 ? config : refuse(bad.map((each) => aboutSwitch(each, words)));
}

/** What ends the program. */
const STOPPING = { onErrors: stopOnErrors, onSignals: stopOnSignals };

/** What tests replace: in a process of their own, nothing else may end it. */
interface Replaced extends Pick<ServiceOptions, 'openStorage'> {
  readonly environment?: Environment;
  readonly stopping?: typeof STOPPING;
}

interface Opening {
  readonly client: string;
  readonly config: Config;
  readonly log: Log;
  readonly replaced: Pick<ServiceOptions, 'openStorage'>;
}

async function openOrRefuse({ client, config, log, replaced }: Opening, words: ServerTexts): Promise<Service> {
  try {
    return await openService({ client, config, trouble: log.trouble, log, ...replaced });
  } catch (error) {
    if (error instanceof StorageError) refuse([aboutStorage(error, config, words)]);
    throw error;
  }
}

async function listenOrRefuse(service: Service, { host, port }: Config, words: ServerTexts): Promise<void> {
  try {
    await service.app.listen({ host, port });
  } catch (error) {
    await service.close();
    const complaint = aboutAddress(error, { host, port }, words);
    if (complaint !== undefined) refuse([complaint]);
    throw error;
  }
}

function announce({ app }: Service, { basePath }: Config, log: Log, words: ServerTexts): void {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return;
  const addresses = addressesOf(address, networkInterfaces(), basePath);
  for (const line of announcement(addresses, words, process.stdout.isTTY)) console.log(line);
  log.note('listening', { address: address.address, port: address.port });
}

export async function run(product: Product, words: ServerTexts, replaced: Replaced = {}): Promise<void> {
  const { environment = process.env, stopping = STOPPING, ...others } = replaced;
  const config = configOrRefuse(environment, product, words);
  const log = createLog(config.log);
  stopping.onErrors(log);
  const client = product.client(words);
  if (client === undefined) process.exit(1);
  const service = await openOrRefuse({ client, config, log, replaced: others }, words);
  stopping.onSignals(() => service.close(), log);
  await listenOrRefuse(service, config, words);
  announce(service, config, log, words);
  flushCompileCache();
}
