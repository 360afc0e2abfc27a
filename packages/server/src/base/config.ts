/** The host's switches, read from the environment. docs/hosting.md lists them. */
import { isIP } from 'node:net';
import { isAbsolute, join } from 'node:path';

/** From nothing at all to every request. */
export const LOG_LEVELS = ['off', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  readonly port: number;
  /** The address to listen on: this machine alone, unless the host says otherwise. */
  readonly host: string;
  /** The folder of the database. */
  readonly data: string;
  /** The address of a PostgreSQL database, with its password; undefined for a file in the folder. */
  readonly database: string | undefined;
  /** The addresses of NATS servers, separated by commas; undefined without any. */
  readonly broker: string | undefined;
  /** The path on the site that everything is under, with a slash at both ends. */
  readonly basePath: string;
  /** Host names that the server answers to, besides addresses and local names. */
  readonly hosts: readonly string[];
  /** The addresses or networks of proxies whose word counts for who asks; none by default. */
  readonly proxies: readonly string[];
  /** Whether people may list tables for everyone. */
  readonly listing: boolean;
  /** Whether people may write to each other freely. */
  readonly freeChat: boolean;
  /** Unfinished tables of one person. */
  readonly mostTables: number;
  /** Connections of one address. */
  readonly mostConnections: number;
  /** Days without a change after which tables are deleted: finished ones, games in progress, and those never started. */
  readonly keepFinished: number;
  readonly keepAbandoned: number;
  readonly keepWaiting: number;
  /** Days after which people are forgotten who have not come back and sit at no table. */
  readonly keepPeople: number;
  readonly log: LogLevel;
}

/** The values that a switch can have. */
export type SwitchRule =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'path' }
  | { readonly kind: 'hosts' }
  | { readonly kind: 'proxies' }
  | { readonly kind: 'address'; readonly example: string };

/** A switch with a value that it can't have. */
export interface BadSwitch {
  readonly name: string;
  readonly value: string;
  readonly rule: SwitchRule;
}

export type Environment = Readonly<Record<string, string | undefined>>;

class Reading {
  readonly bad: BadSwitch[] = [];
  private readonly environment: Environment;

  constructor(environment: Environment) {
    this.environment = environment;
  }

  text(name: string, fallback: string): string {
    const value = this.environment[name];
    return value === undefined || value === '' ? fallback : value;
  }

  number(name: string, fallback: number, [least, most]: Range): number {
    const value = this.text(name, String(fallback));
    const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
    if (number >= least && number <= most) return number;
    this.bad.push({ name, value, rule: { kind: 'number', least, most } });
    return fallback;
  }

  choice<Choice extends string>(name: string, fallback: Choice, choices: readonly Choice[]): Choice {
    const value = this.text(name, fallback);
    const found = choices.find((choice) => choice === value);
    if (found === undefined) this.bad.push({ name, value, rule: { kind: 'choice', choices } });
    return found ?? fallback;
  }

  /** A bad value is not repeated, because it may contain a password. */
  address(name: string, { pattern, example }: AddressForm): string | undefined {
    const value = this.text(name, '');
    if (value === '') return undefined;
    if (!pattern.test(value)) this.bad.push({ name, value: '', rule: { kind: 'address', example } });
    return value;
  }

  isOn(name: string): boolean {
    return this.choice(name, 'on', ['on', 'off']) === 'on';
  }

  /** The slash at the end is easily forgotten, and may be missing. */
  path(name: string, fallback: string): string {
    const value = this.text(name, fallback);
    const path = value.replace(/\/?$/, '/');
    if (isPath(path)) return path;
    this.bad.push({ name, value, rule: { kind: 'path' } });
    return fallback;
  }

  list(name: string, kind: 'hosts' | 'proxies', isGood: (item: string) => boolean): readonly string[] {
    const items = this.text(name, '')
      .split(',')
      .map((item) => item.trim().toLowerCase())
      .filter((item) => item !== '');
    for (const value of items) if (!isGood(value)) this.bad.push({ name, value, rule: { kind } });
    return items;
  }
}

/** The form of an address, and an example. */
interface AddressForm {
  readonly pattern: RegExp;
  readonly example: string;
}

const DATABASE: AddressForm = {
  pattern: /^postgres(?:ql)?:\/\/\S+$/,
  example: 'postgres://user:password@localhost:5432/leadlight',
};

const BROKER: AddressForm = {
  pattern: /^(?:nats|tls):\/\/[^\s,]+(?:,(?:nats|tls):\/\/[^\s,]+)*$/,
  example: 'nats://localhost:4222',
};

type Range = readonly [least: number, most: number];

const PORTS: Range = [0, 65_535];
const SOME: Range = [1, 1_000_000];

/** A move may take 14 days, so a game in progress is not abandoned before that. */
const LONGER_THAN_A_MOVE: Range = [15, 1_000_000];

/** Only characters that no browser and no proxy writes in another way. */
const isPath = (text: string): boolean => /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(text);

const isHostName = (text: string): boolean => /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(text);

/** Names for networks that need no numbers. */
const NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** An address, a network such as 10.0.0.0/8, or the name of one. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const most = BITS[isIP(address)];
  return (
    NETWORKS.includes(text) || (most !== undefined && /^\d+$/.test(bits) && Number(bits) <= most && more.length === 0)
  );
}

/** Relative folders are relative to a fixed one, wherever the program is started. */
const folderOf = (root: string, path: string): string => (isAbsolute(path) ? path : join(root, path));

/** The switches, with the default for each that is missing; and those with wrong values. */
export function readConfig(
  environment: Environment,
  root: string,
  data = 'data',
): { readonly config: Config; readonly bad: readonly BadSwitch[] } {
  const read = new Reading(environment);
  const config: Config = {
    port: read.number('PORT', 8080, PORTS),
    host: read.text('HOST', '127.0.0.1'),
    data: folderOf(root, read.text('DATA', data)),
    database: read.address('DATABASE_URL', DATABASE),
    broker: read.address('NATS_URL', BROKER),
    basePath: read.path('BASE_PATH', '/'),
    hosts: read.list('HOSTS', 'hosts', isHostName),
    proxies: read.list('PROXIES', 'proxies', isNetwork),
    listing: read.isOn('LISTING'),
    freeChat: read.isOn('FREE_CHAT'),
    mostTables: read.number('MOST_TABLES', 50, SOME),
    mostConnections: read.number('MOST_CONNECTIONS', 200, SOME),
    keepFinished: read.number('KEEP_FINISHED_DAYS', 365, SOME),
    keepAbandoned: read.number('KEEP_ABANDONED_DAYS', 30, LONGER_THAN_A_MOVE),
    keepWaiting: read.number('KEEP_WAITING_DAYS', 7, SOME),
    keepPeople: read.number('KEEP_PEOPLE_DAYS', 400, SOME),
    log: read.choice('LOG', 'warn', LOG_LEVELS),
  };
  return { config, bad: read.bad };
}
