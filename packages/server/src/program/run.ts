/** Runs Leadlight on this machine. */
import { flushCompileCache } from 'node:module';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { languageOf, textsFor } from '@leadlight/messages';
import { readConfig, type Config } from '../base/config.ts';
import { createLog, type Log } from '../base/log.ts';
import { prepareClient } from '../client/client.ts';
import { openService, type Service, type ServiceOptions } from '../service.ts';
import { StorageError } from '../storage/index.ts';
import { addressesOf } from './addresses.ts';
import { announcement } from './announcement.ts';
import { aboutAddress, aboutStorage, aboutSwitch } from './complaints.ts';
import { stopOnErrors, stopOnSignals } from './stopping.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const words = textsFor(languageOf(process.env)).server;

/** Errors that the user can fix: one line each, without a stack trace. */
function refuse(complaints: readonly string[]): never {
  for (const complaint of complaints) console.error(`leadlight: ${complaint}`);
  process.exit(2);
}

function configOrRefuse(): Config {
  const { config, bad } = readConfig(process.env, ROOT);
  return bad.length === 0 ? config : refuse(bad.map((each) => aboutSwitch(each, words)));
}

/** What tests replace. */
type Replaced = Pick<ServiceOptions, 'openStorage'>;

async function openOrRefuse(client: string, config: Config, log: Log, replaced: Replaced): Promise<Service> {
  try {
    return await openService({ client, config, trouble: log.trouble, log, ...replaced });
  } catch (error) {
    if (error instanceof StorageError) refuse([aboutStorage(error, config, words)]);
    throw error;
  }
}

async function listenOrRefuse(service: Service, { host, port }: Config): Promise<void> {
  try {
    await service.app.listen({ host, port });
  } catch (error) {
    await service.close();
    const complaint = aboutAddress(error, { host, port }, words);
    if (complaint !== undefined) refuse([complaint]);
    throw error;
  }
}

function announce({ app }: Service, { basePath }: Config, log: Log): void {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return;
  const addresses = addressesOf(address, networkInterfaces(), basePath);
  for (const line of announcement(addresses, words, process.stdout.isTTY)) console.log(line);
  log.note('listening', { address: address.address, port: address.port });
}

export async function run(replaced: Replaced = {}): Promise<void> {
  const config = configOrRefuse();
  const log = createLog(config.log);
  stopOnErrors(log);
  const client = prepareClient(() => console.log(words.preparing));
  if (client === undefined) process.exit(1);
  const service = await openOrRefuse(client, config, log, replaced);
  stopOnSignals(() => service.close(), log);
  await listenOrRefuse(service, config);
  announce(service, config, log);
  flushCompileCache();
}
