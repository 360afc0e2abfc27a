/** Who asks, as limits count them. */
import { isIPv6 } from 'node:net';

/** A household or a hired machine has a whole network of this many 16-bit groups to itself. */
const GROUPS = 4;

/** An IPv4 address, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? groupsOf(plain).slice(0, GROUPS).join(':') : plain;
}

/** All eight groups, with those that `::` stands for. */
function groupsOf(address: string): readonly string[] {
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0');
  return [...(first ?? []), ...zeros, ...(last ?? [])];
}
