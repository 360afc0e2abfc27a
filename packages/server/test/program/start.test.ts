import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureClient } from '../../src/client/client.ts';
import { Visitor } from '../online/person.ts';
import { PASSWORD } from '../postgres/server.ts';
import { serverDatabase } from '../postgres/shared.ts';
import { Program, type Ended } from './program.ts';
import { refusedStart } from './refusing.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-program-'));

beforeAll(() => void ensureClient());
afterAll(() => rmSync(folder, { recursive: true }));

const refused = (environment: Readonly<Record<string, string>>): Promise<Ended> =>
  new Program({ DATA: folder, PORT: '0', ...environment }).ended;

const complaints = (environment: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  refusedStart({ DATA: folder, PORT: '0', ...environment });

/** One refusal of each kind takes place in a process of its own, and is all that the program says. */
function expectOneLine({ how, said, complaint }: Ended): void {
  expect([how, said]).toEqual([2, '']);
  expect(complaint).toMatch(/^leadlight: [^\n]+\n$/);
}

describe('the program refuses in one line', () => {
  test('a number that is too large', async () => {
    const ended = await refused({ PORT: '65536' });
    expectOneLine(ended);
    expect(ended.complaint).toContain('PORT must be a number from 0 to 65535, not “65536”.');
  });

  test.for([
    ['pl', { LISTING: 'yes' }, 'Możliwe wartości LISTING: on, off.'],
    ['nl', { HOSTS: 'http://example.org' }, 'HOSTS moet uit hostnamen zonder poort bestaan'],
    ['fr', { PROXIES: '10.0.0.0/33' }, 'PROXIES doit contenir des adresses'],
    ['pl', { BASE_PATH: 'leadlight' }, 'BASE_PATH musi być ścieżką taką jak /leadlight/'],
    ['en', { HOST: 'no.such.host.invalid' }, 'The host “no.such.host.invalid” is unknown.'],
    ['en', { HOST: '192.0.2.123' }, '“192.0.2.123” isn’t an address of this machine.'],
    ['en', { DATA: '/proc/leadlight/data' }, '“/proc/leadlight/data/leadlight.db” can’t be opened.'],
    ['fr', { DATA: join(folder, 'file') }, join(folder, 'file', 'leadlight.db')],
  ] as const)('in %s: %o', async ([LANG, environment, words]) => {
    writeFileSync(join(folder, 'file'), '');
    const [complaint, ...more] = await complaints({ LANG, ...environment });
    expect(complaint).toMatch(/^[^\n]+$/);
    expect(complaint).toContain(words);
    expect(more).toEqual([]);
  });

  test('a password that is wrong, without repeating it', async () => {
    const { url } = await serverDatabase();
    const ended = await refused({ DATABASE_URL: url.replace(PASSWORD, `not-${PASSWORD}`) });
    expectOneLine(ended);
    expect(ended.complaint).toContain('rejects the user name or password');
    expect(ended.complaint).not.toContain(PASSWORD);
  });

  // In a process of its own: the line stays open until the process ends, and PostgreSQL can drop no database meanwhile.
  test('no password where one is needed, in pl', async () => {
    const { url } = await serverDatabase();
    const ended = await refused({ LANG: 'pl', DATABASE_URL: url.replace(`:${PASSWORD}`, '') });
    expectOneLine(ended);
    expect(ended.complaint).toContain('odrzuca nazwę użytkownika lub hasło');
  });

  test.for([
    ['fr', (url: string) => url.replace(/\w+$/, 'nowhere'), 'n’existe pas'],
    ['nl', (url: string) => url.replace(/:\d+\//, ':1/'), 'is niet bereikbaar (connect ECONNREFUSED 127.0.0.1:1)'],
    ['pl', (url: string) => url.replace('postgres', 'mysql'), 'DATABASE_URL musi być adresem'],
  ] as const)('a database that can’t be used, in %s, without its password', async ([LANG, changed, words]) => {
    const { url } = await serverDatabase();
    const [complaint, ...more] = await complaints({ LANG, DATABASE_URL: changed(url) });
    expect(complaint).toMatch(/^[^\n]+$/);
    expect(complaint).toContain(words);
    expect(complaint).not.toContain(PASSWORD);
    expect(more).toEqual([]);
  });

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { how, complaint } = await refused({ PORT: String(port) });
    other.close();
    expect([how, complaint]).toEqual([
      2,
      `leadlight: Port ${port} is already in use. Choose another, for example PORT=8081.\n`,
    ]);
  });

  test('a file that is no database', async () => {
    const DATA = mkdtempSync(join(folder, 'foreign-'));
    writeFileSync(join(DATA, 'leadlight.db'), 'This is a letter to somebody else.'.repeat(100));
    const { how, complaint } = await refused({ DATA });
    expect([how, complaint]).toMatchObject([
      2,
      expect.stringMatching(/^leadlight: .* isn’t a Leadlight database\..*\n$/),
    ]);
  });
});

/** The address for others, as a client is told. */
async function nearbyAt(address: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const line = new Visitor(address).connect(headers);
  await line.opened;
  line.close();
  const [first] = line.frames;
  return first?.type === 'welcome' ? first.nearby : first;
}

test('the program names its addresses on the local network, serves the client and ends when told', async () => {
  const program = new Program({
    DATA: join(folder, 'new'),
    PORT: '0',
    HOST: '0.0.0.0',
    LOG: 'info',
    BASE_PATH: '/glass/',
  });
  const address = await program.address;
  expect(program.said).toContain(`${address}/glass/ `);
  expect((await fetch(`${address}/glass`)).url).toBe(`${address}/glass/`);
  expect((await fetch(address)).status).toBe(404);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const [, nearby] = /join at:\n {2}(http:\S+)\/glass\/\n/.exec(program.said) ?? [];
  expect(await nearbyAt(`${address}/glass`)).toBe(nearby);
  expect(await nearbyAt(`${address}/glass`, { host: 'pi.local' })).toBeUndefined();
  const { how, said, complaint } = await program.kill('SIGTERM');
  expect(how).toBe(0);
  expect(said).toMatch(
    /Others on the local network can join at:\n {2}http:\S+\/glass\/\n|This machine isn’t connected/,
  );
  const logged = complaint.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as { msg: string }]));
  expect(logged.map(({ msg }) => msg)).toEqual(['listening', 'stopping', 'stopped']);
});
