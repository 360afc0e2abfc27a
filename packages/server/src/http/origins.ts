/**
 * Which names this server answers to, and which pages may talk to it. A page of another site that names our address as
 * its own (DNS rebinding) is refused by the Host header; one that asks from its own address, by the Origin header.
 */
import { isIP } from 'node:net';

export interface Names {
  /** Host names that the server answers to, besides addresses and those of this machine; without ports. */
  readonly hosts: readonly string[];
}

const hostIn = (header: string): string => {
  const url = URL.canParse(`http://${header}`) ? new URL(`http://${header}`) : undefined;
  return url?.hostname.replaceAll(/^\[|\]$/g, '') ?? '';
};

/**
 * Plain addresses can't be rebound: a page needs a name for that. Names on the local network end in .local, or have no
 * dot at all, and no site on the internet can have one of these.
 */
const isOfThisNetwork = (name: string): boolean =>
  isIP(name) !== 0 || (name !== '' && !name.includes('.')) || /\.(?:local|home\.arpa|lan|localhost)$/.test(name);

const isThisMachine = (name: string): boolean => /^(?:127\..*|::1|(?:.*\.)?localhost)$/.test(name);

/** Whether browsers know from the address that the page came unprotected over the local network. */
export function isInTheOpen(protocol: string, host: string | undefined): boolean {
  const name = hostIn(host ?? '');
  return protocol === 'http' && isOfThisNetwork(name) && !isThisMachine(name);
}

/** Whether the page was opened on the server's own machine, by an address that leads nowhere on any other. */
export const isAtThisMachine = (host: string | undefined): boolean => isThisMachine(hostIn(host ?? ''));

export const isOurs = (host: string | undefined, { hosts }: Names): boolean => {
  const name = hostIn(host ?? '');
  return isOfThisNetwork(name) || hosts.includes(name);
};

/** Browsers name the origin of every WebSocket and of every request that changes something. Programs may leave it out. */
export function mayAsk(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
