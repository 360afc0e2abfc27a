/** Where people find this server. */
import { BlockList, isIPv6, type AddressInfo } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

export interface Addresses {
  /** For a browser on this machine. */
  readonly here: string;
  /** For those nearby, the likeliest first; undefined if the server listens to this machine alone. */
  readonly nearby: readonly string[] | undefined;
}

const originOf = (host: string, port: number): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

const isLoopback = (address: string): boolean => LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Networks that exist only inside this machine, for containers and virtual machines. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|lxc|podman|cni|tun|tap|utun)/;

/** Routers at home give addresses from the first of these networks, most of the time. */
const HOME = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

function rankOf(name: string, { address, family }: NetworkInterfaceInfo): number {
  const home = HOME.findIndex((network) => network.test(address));
  const isUnlikely = VIRTUAL.test(name) || family === 'IPv6';
  return (isUnlikely ? 100 : 0) + (home === -1 ? HOME.length : home);
}

/** An address that works only together with the name of a network card is of no use in a link. */
const isReachable = ({ internal, address }: NetworkInterfaceInfo): boolean =>
  !internal && !/^(?:fe80:|169\.254\.)/i.test(address);

function nearbyIn(interfaces: Interfaces, mayBeIPv6: boolean): readonly string[] {
  return Object.entries(interfaces)
    .flatMap(([name, infos = []]) => infos.map((info) => ({ info, rank: rankOf(name, info) })))
    .filter(({ info }) => isReachable(info) && (mayBeIPv6 || info.family === 'IPv4'))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ info }) => info.address);
}

/** The addresses that stand for all addresses of a machine. */
const EVERYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

export function addressesOf(
  { address, port }: Pick<AddressInfo, 'address' | 'port'>,
  interfaces: Interfaces,
  basePath = '/',
): Addresses {
  const urlOf = (host: string): string => originOf(host, port) + (basePath === '/' ? '' : basePath);
  const here = EVERYWHERE[address];
  if (here !== undefined) {
    const nearby = nearbyIn(interfaces, isIPv6(address)).map(urlOf);
    return { here: urlOf(here), nearby };
  }
  const only = urlOf(address);
  return { here: only, nearby: isLoopback(address) ? undefined : [only] };
}

/** Where others nearby find a server that this machine knows by its own name for itself; undefined if they can't. */
export function originNearby(
  address: Pick<AddressInfo, 'address' | 'port'>,
  interfaces: () => Interfaces = networkInterfaces,
): string | undefined {
  return isLoopback(address.address) ? undefined : addressesOf(address, interfaces()).nearby?.[0];
}
