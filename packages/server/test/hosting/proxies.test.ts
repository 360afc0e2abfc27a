/** Leadlight behind Caddy and nginx, with the configurations that docs/hosting.md gives to hosts. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ensureClient } from '../../src/client/client.ts';
import { Hub } from '../../src/nodes/hub.ts';
import type { Line } from '../online/person.ts';
import { Player } from '../online/player.ts';
import { runService, type Running } from '../online/service.ts';
import { newStore, type Store } from '../online/store.ts';
import { Outsider } from './outsider.ts';
import { blockUnder, fileOf, replaced } from './page.ts';
import { startCaddy, startNginx, type Proxy } from './proxy.ts';

const GAMES = 'games.example.org';
const SITE = 'example.org';
const SWITCHES = { HOSTS: `${GAMES},${SITE}`, PROXIES: 'loopback', MOST_CONNECTIONS: '2' };

let client: string;
let store: Store;
let whole: Running;
let part: Running;
let others: readonly Running[];
let proxy: Proxy;

beforeAll(async () => {
  client = ensureClient();
  store = await newStore('sqlite');
  whole = await runService(SWITCHES, { client });
  part = await runService({ ...SWITCHES, BASE_PATH: '/leadlight/' }, { client });
  const hub = new Hub();
  const node = (): Promise<Running> => runService(SWITCHES, { client, store, nodes: hub.join() });
  others = [await node(), await node()];
});

afterAll(async () => {
  for (const each of [whole, part, ...others]) await each.close();
  await store.remove();
});

afterEach(() => proxy.close());

const addressOf = ({ address }: Running): string => address.replace('http://', '');

const [MAP = ''] = /^map [^]*?^\}$/m.exec(blockUnder('nginx', 'nginx')) ?? [];

/** The server of a site that has other things on it, too. */
const siteWith = (location: string): string => `${MAP}
server {
	listen 443 ssl http2;
	server_name ${SITE};
	ssl_certificate _;
	ssl_certificate_key _;
${location}
}`;

type Kind = 'Caddy' | 'nginx';

const atRoot = {
  Caddy: () => startCaddy(replaced(blockUnder('Caddy', 'caddy'), { '127.0.0.1:8080': addressOf(whole) }), GAMES),
  nginx: () => startNginx(replaced(blockUnder('nginx', 'nginx'), { '127.0.0.1:8080': addressOf(whole) }), GAMES),
};

const underPath = {
  Caddy: () => startCaddy(replaced(blockUnder('Under a path', 'caddy'), { '127.0.0.1:8080': addressOf(part) }), SITE),
  nginx: () =>
    startNginx(siteWith(replaced(blockUnder('Under a path', 'nginx'), { '127.0.0.1:8080': addressOf(part) })), SITE),
};

/** The places of the two servers in a configuration, one after the other. */
const inPlaces = (config: string, ...places: readonly string[]): string =>
  replaced(config, Object.fromEntries(others.map((each, i) => [places[i] ?? '', addressOf(each)])));

const severalNginx = (): string =>
  inPlaces(blockUnder('Several servers', 'nginx'), '10.0.0.11:8080', '10.0.0.12:8080') +
  replaced(blockUnder('nginx', 'nginx'), { '127.0.0.1:8080': 'leadlight' });

const inContainers = (): string =>
  inPlaces(replaced(fileOf('Caddyfile'), { '{$LEADLIGHT_HOST}': GAMES }), 'leadlight-1:8080', 'leadlight-2:8080');

const toSeveral = {
  Caddy: () => startCaddy(inPlaces(blockUnder('Several servers', 'caddy'), '10.0.0.11:8080', '10.0.0.12:8080'), GAMES),
  nginx: () => startNginx(severalNginx(), GAMES),
  'Caddy in containers': () => startCaddy(inContainers(), GAMES),
};

async function expectPages(visitor: Outsider, path: string): Promise<void> {
  const page = await visitor.ask('GET', '/rules/sintra');
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const [script = ''] = /(?<=src=")[^"]+\.js/.exec(page.body) ?? [];
  expect(script).toMatch(new RegExp(`^${path}/assets/`));
  expect((await visitor.ask('GET', script.slice(path.length))).headers['cache-control']).toContain('immutable');
}

/** Each address has two connections of its own; a visitor can't pretend to have another address. */
async function expectOwnAddress(visitorFrom: (from: string) => Outsider): Promise<void> {
  const lines = ['127.0.0.1', '127.0.0.2', '127.0.0.1'].map((from) =>
    visitorFrom(from).connect({ 'x-forwarded-for': '203.0.113.9' }),
  );
  for (const line of lines) await line.opened;
  expect(lines.map(({ frames }) => frames[0]?.type)).toEqual(['welcome', 'welcome', 'welcome']);
  const tooMany = visitorFrom('127.0.0.1').connect();
  await tooMany.opened;
  expect(tooMany.frames[0]).toMatchObject({ type: 'goodbye', reason: 'flood' });
  for (const line of lines) line.close();
  for (const line of lines) await line.closed;
}

describe.for<Kind>(['Caddy', 'nginx'])('behind %s', (kind) => {
  test('everything works over HTTPS', async () => {
    proxy = await atRoot[kind]();
    const ada = new Outsider(proxy, GAMES);
    await expectPages(ada, '');
    expect(await ada.comeIn('Ada')).toMatch(/^__Host-leadlight=[\w-]+; .*; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(JSON.parse((await ada.ask('GET', '/api/me')).body)).toMatchObject({ name: 'Ada' });
    await expectOwnAddress((from) => new Outsider(proxy, GAMES, { from }));
    for (const path of ['/metrics', '/healthz', '/readyz']) expect((await ada.ask('GET', path)).status).toBe(404);
  });

  test('a part of a site works', async () => {
    proxy = await underPath[kind]();
    const ada = new Outsider(proxy, SITE, { path: '/leadlight' });
    await expectPages(ada, '/leadlight');
    expect(await ada.comeIn('Ada')).toMatch(/^__Secure-leadlight=[\w-]+; .*; Path=\/leadlight\/; .*; Secure$/);
    const line = ada.connect();
    await line.opened;
    expect(line.frames[0]).toMatchObject({ type: 'welcome', you: { name: 'Ada' } });
    line.close();
    const { status, headers } = await ada.ask('GET', '');
    expect([Math.floor(status / 100), headers.location]).toEqual([3, expect.stringMatching(/\/leadlight\/$/)]);
  });
});

const TERMS = {
  listed: true,
  watchers: 'anyone',
  chat: 'free',
  pace: { kind: 'live', bank: 60_000, increment: 5000 },
  standIn: 'apprentice',
  timeout: 'bot',
};

const SIT = { type: 'sit', seat: 1, who: { kind: 'person', name: 'Bob', colour: 'red' } };

/** The connections that a server has. */
async function viewersOf({ address }: Running): Promise<number> {
  const figures = await (await fetch(`${address}/metrics`)).text();
  return Number(/^leadlight_viewers (\d+)$/m.exec(figures)?.[1]);
}

async function joined(visitor: Outsider, table: string, name: string): Promise<Player & { line: Line }> {
  const line = visitor.connect();
  const player = Object.assign(new Player(line, table, name), { line });
  await line.opened;
  player.follow();
  player.playAlone();
  return player;
}

/** Both proxies send a connection to the server with the fewest, so these two people are on different ones. */
async function expectGame(): Promise<void> {
  const [ada, bob] = [new Outsider(proxy, GAMES), new Outsider(proxy, GAMES)];
  for (const visitor of [ada, bob]) await visitor.comeIn('Ada or Bob');
  const table = { game: 'sintra', options: {}, seats: ['me', 'open'], terms: TERMS };
  const { id } = JSON.parse((await ada.ask('POST', '/api/tables', table)).body) as { readonly id: string };
  const [one, other] = [await joined(ada, id, 'ada'), await joined(bob, id, 'bob')];
  expect(await Promise.all(others.map(viewersOf))).toEqual([1, 1]);
  expect(await other.command(SIT)).toMatchObject({ ok: true });
  expect(await one.command({ type: 'start' })).toMatchObject({ ok: true });
  const hasPlayed = (seat: number): boolean =>
    [one, other].every(({ state }) => state?.events.some((event) => 'player' in event && event.player === seat));
  await expect.poll(() => [0, 1].map(hasPlayed)).toEqual([true, true]);
  for (const { line } of [one, other]) line.close();
  for (const { line } of [one, other]) await line.closed;
}

test.for(['Caddy', 'nginx', 'Caddy in containers'] as const)(
  'two people at one table are on two servers behind %s, which knows no sessions',
  async (kind) => {
    proxy = await toSeveral[kind]();
    await expectGame();
  },
);

test('static files behind Caddy are served as the server serves them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-static-'));
  const commands = replaced(blockUnder('Static files only', 'sh'), {
    'build/leadlight/client': client,
    '/srv/leadlight': join(folder, 'site'),
  });
  execFileSync('sh', ['-e', '-c', commands]);
  proxy = await startCaddy(
    replaced(blockUnder('Static files only', 'caddy'), { '/srv/leadlight': join(folder, 'site') }),
    GAMES,
  );
  const visitor = new Outsider(proxy, GAMES);
  await expectPages(visitor, '');
  expect((await visitor.ask('GET', '/api/me')).status).toBe(404);
  expect((await visitor.ask('GET', '/assets/nothing.js')).status).toBe(404);
  const served = (await fetch(`${whole.address}/`)).headers;
  const { headers } = await visitor.ask('GET', '/', undefined, { 'accept-encoding': 'br' });
  const own = [
    'content-security-policy',
    'cross-origin-embedder-policy',
    'cross-origin-opener-policy',
    'cache-control',
  ];
  for (const name of [...own, 'referrer-policy', 'x-content-type-options', 'x-frame-options'])
    expect([name, headers[name]]).toEqual([name, served.get(name)]);
  const icon = await visitor.ask('GET', '/icon.svg', undefined, { 'accept-encoding': 'br' });
  expect(icon.headers['content-encoding']).toBe('br');
  rmSync(folder, { recursive: true });
});
