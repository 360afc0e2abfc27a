import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/base/config.ts';

const read = (environment: Readonly<Record<string, string>>) => readConfig(environment, '/program');

describe('the switches', () => {
  test('have defaults for one machine', () => {
    const { config, bad } = read({ HOSTS: '' });
    expect(bad).toEqual([]);
    expect(config).toMatchObject({ port: 8080, host: '127.0.0.1', data: '/program/data', hosts: [], log: 'warn' });
  });

  test('are read from the environment', () => {
    const { config, bad } = read({
      DATA: '/var/lib/leadlight',
      HOSTS: 'Games.example.org, glass.example.org',
      PROXIES: 'loopback,10.0.0.0/8,2001:db8::/32',
      LISTING: 'off',
      KEEP_ABANDONED_DAYS: '15',
      LOG: 'debug',
    });
    expect(bad).toEqual([]);
    expect(config).toMatchObject({
      data: '/var/lib/leadlight',
      hosts: ['games.example.org', 'glass.example.org'],
      proxies: ['loopback', '10.0.0.0/8', '2001:db8::/32'],
      listing: false,
      freeChat: true,
      keepAbandoned: 15,
      log: 'debug',
    });
  });

  test.for([
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['MOST_TABLES', '0'],
    ['KEEP_ABANDONED_DAYS', '14'],
    ['LOG', 'verbose'],
    ['FREE_CHAT', 'true'],
    ['BASE_PATH', 'leadlight'],
    ['BASE_PATH', '//'],
    ['BASE_PATH', '/a//b/'],
    ['BASE_PATH', '/../'],
    ['BASE_PATH', '/ł/'],
    ['BASE_PATH', '/a b/'],
    ['BASE_PATH', 'https://example.org/leadlight/'],
    ['HOSTS', 'example.org:80'],
    ['PROXIES', '10.0.0.0/33'],
    ['PROXIES', '10.0.0.0/8/8'],
    ['PROXIES', 'example.org'],
  ])('%s=%s is wrong', ([name = '', value = '']) => {
    expect(read({ [name]: value }).bad).toMatchObject([{ name, value }]);
  });

  test.for([
    ['/', '/'],
    ['/leadlight', '/leadlight/'],
    ['/games/lead-light_2.0/', '/games/lead-light_2.0/'],
  ])('BASE_PATH=%s means %s', ([value = '', path]) => {
    const { config, bad } = read({ BASE_PATH: value });
    expect([config.basePath, bad]).toEqual([path, []]);
  });

  test.for(['mysql://me:secret@db/x', 'db.example.org', 'postgres://', 'postgres://me: secret@db/x'])(
    'DATABASE_URL=%s is wrong, and is not repeated',
    (value) => {
      expect(read({ DATABASE_URL: value }).bad).toMatchObject([
        { name: 'DATABASE_URL', value: '', rule: { kind: 'address' } },
      ]);
    },
  );

  test.for(['localhost:4222', 'http://localhost', 'nats://', 'nats://a, nats://b'])(
    'NATS_URL=%s is wrong, and is not repeated',
    (value) => {
      expect(read({ NATS_URL: value }).bad).toMatchObject([{ name: 'NATS_URL', value: '', rule: { kind: 'address' } }]);
    },
  );

  test('names several NATS servers', () => {
    const { config, bad } = read({ NATS_URL: 'nats://a:4222,tls://me:secret@b' });
    expect(bad).toEqual([]);
    expect(config.broker).toBe('nats://a:4222,tls://me:secret@b');
  });

  test('are all in the table for hosts, with their defaults', () => {
    const asked = new Set<string>();
    const spy = new Proxy<Record<string, string>>({}, { get: (_, name) => void asked.add(String(name)) });
    const { config } = readConfig(spy, '');
    const page = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'hosting.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `([A-Z_]+)` +\| (?:`(.*?)`|none) +\|/gm)];
    expect(rows.map(([, name]) => name)).toEqual([...asked]);
    const shown = (value: unknown = ''): string =>
      typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
    expect(rows.map(([, , value = '']) => value)).toEqual(Object.values(config).map(shown));
  });
});
