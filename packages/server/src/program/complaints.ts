/** Errors that the host of the server can fix, each as one line in their language. */
import type { ServerTexts } from '@leadlight/messages';
import type { BadSwitch, Config } from '../base/config.ts';
import { systemError } from '../base/system-error.ts';
import { databaseIn } from '../service.ts';
import { publicAddress, type StorageError } from '../storage/index.ts';

export function aboutSwitch({ name, value, rule }: BadSwitch, words: ServerTexts): string {
  switch (rule.kind) {
    case 'number':
      return words.badNumber(name, rule.least, rule.most, value);
    case 'choice':
      return words.badChoice(name, rule.choices, value);
    case 'path':
      return words.badPath(name, value);
    case 'hosts':
      return words.badHosts(name, value);
    case 'proxies':
      return words.badProxies(name, value);
    case 'address':
      return words.badAddress(name, rule.example);
  }
}

/** Nobody needs a password for a file. */
export const aboutFile = ({ problem, message }: StorageError, file: string, words: ServerTexts): string =>
  words.storage[problem === 'denied' || problem === 'missing' ? 'unreachable' : problem](file, message);

const aboutDatabase = ({ problem, message }: StorageError, url: string, words: ServerTexts): string =>
  words.database[problem](publicAddress(url), message);

export const aboutStorage = (error: StorageError, config: Config, words: ServerTexts): string =>
  config.database === undefined
    ? aboutFile(error, databaseIn(config), words)
    : aboutDatabase(error, config.database, words);

type Address = Pick<Config, 'host' | 'port'>;

const LISTENING: Readonly<Record<string, (address: Address, words: ServerTexts) => string>> = {
  EADDRINUSE: ({ port }, words) => words.portTaken(port),
  EACCES: ({ port }, words) => words.portForbidden(port),
  EADDRNOTAVAIL: ({ host }, words) => words.foreignHost(host),
  ENOTFOUND: ({ host }, words) => words.unknownHost(host),
  EAI_AGAIN: ({ host }, words) => words.unknownHost(host),
};

/** Undefined for errors that are no fault of the address. */
export function aboutAddress(error: unknown, address: Address, words: ServerTexts): string | undefined {
  const code = systemError(error)?.code;
  if (code === undefined) return undefined;
  return LISTENING[code]?.(address, words) ?? words.notListening(address.host, address.port, code);
}
