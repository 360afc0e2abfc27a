/** The forms of NATS_URL: with a password, with a token, and over TLS. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { NatsNodes } from '../../src/nodes/nats.ts';
import { makeCertificate } from '../certificate.ts';
import { Broker } from './broker.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-login-'));
const { cert, certFile, keyFile } = makeCertificate(folder, 'DNS:localhost');
const TLS = ['--tls', '--tlscert', certFile, '--tlskey', keyFile];
const usual = getCACertificates();

/** The library expects certificates for names, not for addresses. */
const named = (address: string): string => address.replace('127.0.0.1', 'localhost');

let broker: Broker;
let nodes: NatsNodes;
let troubles: unknown[];

afterEach(async () => {
  await nodes.close();
  await broker.kill();
  setDefaultCACertificates(usual);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function enter(flags: readonly string[], url: (address: string) => string): Promise<void> {
  troubles = [];
  broker = await Broker.started(flags);
  nodes = NatsNodes.join(url(broker.url.replace('nats://', '')), {
    trouble: (error) => void troubles.push(error),
  });
}

const isReached = async (): Promise<void> => {
  await expect.poll(() => nodes.isReached).toBe(true);
};

const isRefused = async (words: string): Promise<void> => {
  await expect.poll(() => String(troubles[0])).toContain(words);
};

describe('a broker lets nodes in', () => {
  test.for<[string, readonly string[], (address: string) => string]>([
    ['with a user and a password', ['--user', 'ada', '--pass', 'p@ss/word'], (at) => `nats://ada:p%40ss%2Fword@${at}`],
    ['with a token', ['--auth', 's3cret'], (at) => `nats://s3cret@${at}`],
    [
      'with a password in the second of several addresses',
      ['--user', 'ada', '--pass', 'word'],
      (at) => `nats://127.0.0.1:1,nats://ada:word@${at}`,
    ],
  ])('%s', async ([, flags, url]) => {
    await enter(flags, url);
    await isReached();
    expect(troubles).toEqual([]);
  });

  test('over TLS, with a certificate that Node trusts', async () => {
    setDefaultCACertificates([...usual, cert]);
    await enter([...TLS, '--user', 'ada', '--pass', 'word'], (at) => `tls://ada:word@${named(at)}`);
    await isReached();
    expect(troubles).toEqual([]);
  });
});

describe('the log says why nodes can’t join', () => {
  test('with a wrong password, until it is right', async () => {
    await enter(['--user', 'ada', '--pass', 'word'], (at) => `nats://ada:wrong@${at}`);
    await isRefused('Authorization Violation');
    await broker.kill();
    await broker.start(['--user', 'ada', '--pass', 'wrong']);
    await isReached();
    expect(troubles).toHaveLength(1);
  });

  test('with a certificate that nobody knows', async () => {
    await enter(TLS, (at) => `tls://${at}`);
    await isRefused('self-signed certificate');
    expect(nodes.isReached).toBe(false);
  });

  test('over TLS with a broker that has none, which is never told the password', async () => {
    await enter([], (at) => `tls://ada:word@${at}`);
    await isRefused('does not support');
    expect(nodes.isReached).toBe(false);
  });
});
