import type { NetworkInterfaceInfo } from 'node:os';
import { textsFor } from '@leadlight/messages';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { addressesOf, originNearby } from '../../src/http/addresses.ts';
import { announcement } from '../../src/program/announcement.ts';
import { aboutAddress } from '../../src/program/complaints.ts';

const info = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false): NetworkInterfaceInfo => {
  const common = { address, netmask: '', mac: '', internal, cidr: null };
  return family === 'IPv4' ? { ...common, family } : { ...common, family, scopeid: 0 };
};

const INTERFACES = {
  lo: [info('127.0.0.1', 'IPv4', true), info('::1', 'IPv6', true)],
  docker0: [info('172.17.0.1')],
  eth0: [info('10.0.0.7'), info('fe80::7', 'IPv6'), info('2001:db8::7', 'IPv6')],
  wlan0: [info('192.168.1.20'), info('169.254.3.4')],
};

const words = textsFor('en').server;

describe('the addresses of a server', () => {
  test('on this machine alone', () => {
    expect(addressesOf({ address: '127.0.0.1', port: 8080 }, INTERFACES)).toEqual({
      here: 'http://127.0.0.1:8080',
      nearby: undefined,
    });
    expect(addressesOf({ address: '::1', port: 1 }, INTERFACES)).toEqual({ here: 'http://[::1]:1', nearby: undefined });
  });

  test('on the local network begin with the likeliest', () => {
    expect(addressesOf({ address: '0.0.0.0', port: 80 }, INTERFACES)).toEqual({
      here: 'http://127.0.0.1:80',
      nearby: ['http://192.168.1.20:80', 'http://10.0.0.7:80', 'http://172.17.0.1:80'],
    });
    expect(addressesOf({ address: '::', port: 80 }, INTERFACES).nearby).toContain('http://[2001:db8::7]:80');
    expect(addressesOf({ address: '10.0.0.7', port: 80 }, INTERFACES).nearby).toEqual(['http://10.0.0.7:80']);
  });

  test('include the base path', () => {
    const { here, nearby } = addressesOf({ address: '0.0.0.0', port: 80 }, INTERFACES, '/glass/');
    expect(here).toBe('http://127.0.0.1:80/glass/');
    expect(nearby).toContain('http://10.0.0.7:80/glass/');
  });
});

describe('the address for others, as people at the server itself need it', () => {
  const nearbyAt = (address: string): string | undefined => originNearby({ address, port: 80 }, () => INTERFACES);

  test('is the likeliest one', () => {
    expect(nearbyAt('0.0.0.0')).toBe('http://192.168.1.20:80');
    expect(nearbyAt('10.0.0.7')).toBe('http://10.0.0.7:80');
  });

  test('does not exist where nobody else can come', () => {
    expect(['127.0.0.1', '::1'].map(nearbyAt)).toEqual([undefined, undefined]);
    expect(originNearby({ address: '0.0.0.0', port: 80 }, () => ({}))).toBeUndefined();
  });
});

/** The dark and light modules of a code, from the half blocks that show two rows in one line. */
const modulesIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => [
    line.replaceAll(/[█▀]/g, '0').replaceAll(/[▄ ]/g, '1'),
    line.replaceAll(/[█▄]/g, '0').replaceAll(/[▀ ]/g, '1'),
  ]);

describe('the announcement', () => {
  test('is one line on this machine alone', () => {
    const said = announcement({ here: 'http://127.0.0.1:8080', nearby: undefined }, words, true);
    expect(said).toEqual(['Leadlight is running at http://127.0.0.1:8080 (press Ctrl-C to stop).']);
  });

  test('shows the first address as a QR code', () => {
    const address = 'http://192.168.1.20:8080';
    const said = announcement(
      { here: 'http://127.0.0.1:8080', nearby: [address, 'http://10.0.0.7:8080'] },
      words,
      false,
    );
    expect(said).toContain('  http://10.0.0.7:8080');
    const { data, size } = encode(address, { border: 2 });
    const shown = modulesIn(said.slice(said.indexOf('Or scan this code with a phone:') + 1));
    expect(shown.slice(0, size)).toEqual(data.map((row) => row.map(Number).join('')));
  });

  test('is dark on light in any terminal', () => {
    const said = announcement({ here: '', nearby: ['http://10.0.0.7:1'] }, words, true);
    expect(said.at(-1)?.startsWith('\u001B[97;40m')).toBe(true);
    expect(said.at(-1)?.endsWith('\u001B[0m')).toBe(true);
  });

  test('says that there is no network', () => {
    expect(announcement({ here: '', nearby: [] }, words, false)).toHaveLength(2);
  });
});

describe('complaints about addresses', () => {
  const failure = (code: string): Error => Object.assign(new Error(code), { code, syscall: 'listen' });
  const address = { host: 'example.org', port: 80 };

  test('name what to change', () => {
    expect(aboutAddress(failure('EACCES'), address, words)).toContain('may not use port 80');
    expect(aboutAddress(failure('EADDRNOTAVAIL'), address, words)).toContain('“example.org” isn’t an address');
    expect(aboutAddress(failure('ENETDOWN'), address, words)).toContain('(ENETDOWN)');
    expect(aboutAddress(new Error('other'), address, words)).toBeUndefined();
  });
});
