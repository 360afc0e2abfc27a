/** What `npm run build` makes, used as a host would: copied, read-only, by another user, on a part of a site. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isInUse, makeProduct } from '../../../../scripts/build/product.ts';
import { dataFolder } from '../../src/program/built.ts';
import { Broker } from '../nodes/broker.ts';
import { Visitor } from '../online/person.ts';
import { Player } from '../online/player.ts';
import { newDatabase } from '../postgres/shared.ts';
import { Program } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-built-'));
const product = join(folder, 'copied');
const data = join(folder, 'data');
const home = join(folder, 'home');
const node = join(folder, 'node');

/** A user whom nobody else is: everything that belongs to this user was written by the program. */
const isRoot = process.getuid?.() === 0;
const uid = 61_000 + (process.pid % 3000);
const USER = isRoot ? { uid, gid: uid } : {};

const filesIn = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true }).map(({ parentPath, name }) => join(parentPath, name));

function protect(root: string): void {
  for (const path of [root, ...filesIn(root)]) chmodSync(path, statSync(path).isDirectory() ? 0o555 : 0o444);
}

const stampsOf = (root: string): readonly string[] =>
  filesIn(root).map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`);

/** What a user without rights can write to, besides the folders of its own. */
const OPEN = ['/tmp', '/var/tmp', '/dev/shm', '/run/lock'].filter((path) => existsSync(path));

const writtenInTheOpen = (): readonly string[] =>
  OPEN.flatMap((path) => readdirSync(path).map((name) => join(path, name))).filter(
    (path) => statSync(path, { throwIfNoEntry: false })?.uid === uid,
  );

beforeAll(async () => {
  chmodSync(folder, 0o755);
  await makeProduct(join(folder, 'made'));
  cpSync(join(folder, 'made'), product, { recursive: true });
  rmSync(join(folder, 'made'), { recursive: true });
  protect(product);
  // The workspace's Node is in node_modules, and perhaps in a folder that only its owner can enter.
  copyFileSync(process.execPath, node, constants.COPYFILE_FICLONE);
  for (const path of [data, home]) {
    mkdirSync(path, { mode: 0o700 });
    if (isRoot) chownSync(path, uid, uid);
  }
});

afterAll(() => {
  for (const path of [product, ...filesIn(product)]) if (statSync(path).isDirectory()) chmodSync(path, 0o755);
  rmSync(folder, { recursive: true });
});

const MAIN = join(product, 'leadlight.mjs');

const started = (environment: Readonly<Record<string, string>>, args: readonly string[] = []): Program =>
  new Program(
    { PATH: '/usr/bin:/bin', PORT: '0', HOME: home, TMPDIR: home, ...environment },
    { command: [node, MAIN, ...args], cwd: home, ...USER },
  );

const TERMS = {
  listed: true,
  watchers: 'anyone',
  chat: 'free',
  pace: { kind: 'live', bank: 60_000, increment: 5000 },
  standIn: 'apprentice',
  timeout: 'bot',
};

/** A person sits down with a bot, and plays until the bot has answered. */
async function playWithBot(address: string): Promise<void> {
  const ada = await new Visitor(address).comeIn('Ada');
  const table = { game: 'sintra', options: {}, seats: ['me', { bot: 'apprentice' }], terms: TERMS };
  const { id } = (await ada.ask('POST', '/api/tables', table)).body as { readonly id: string };
  const player = new Player(ada.connect(), id, 'ada');
  await player.line.opened;
  player.follow();
  player.playAlone();
  await player.command({ type: 'start' });
  await player.line.until(({ type }) => type === 'entry' && isBy(player, 1));
}

const isBy = ({ state }: Player, seat: number): boolean =>
  state?.events.some((event) => 'player' in event && event.player === seat) === true;

test('a copy that nobody can write to serves pages and hosts games for another user, and ends at one signal', async () => {
  const before = stampsOf(product);
  const program = started({ DATA: data, BASE_PATH: '/glass/' });
  const address = `${await program.address}/glass`;
  const page = await fetch(`${address}/`, { headers: { 'accept-encoding': 'br' } });
  expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br']);
  const [script = ''] = /(?<=src=")\/glass\/assets\/[^"]+\.js/.exec(await page.text()) ?? [];
  expect((await fetch(new URL(script, address))).headers.get('cache-control')).toContain('immutable');
  await playWithBot(address);

  const copy = join(data, 'copy.db');
  const backup = await started({ DATA: data }, ['backup', copy]).ended;
  expect([backup.how, backup.complaint]).toEqual([0, '']);
  expect(statSync(copy).size).toBeGreaterThan(0);

  const { how, complaint } = await program.kill('SIGTERM');
  expect([how, complaint]).toEqual([0, '']);
  expect(stampsOf(product)).toEqual(before);
  expect(readdirSync(home)).toEqual([]);
  expect(writtenInTheOpen()).toEqual([]);
  expect(readdirSync(data).toSorted()).toEqual(['copy.db', 'leadlight.db']);
});

test('the same copy works with PostgreSQL and NATS', async () => {
  const [database, broker] = [await newDatabase(), await Broker.started()];
  const program = started({ DATABASE_URL: database.url, NATS_URL: broker.url });
  const address = await program.address;
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  await playWithBot(address);
  const { how, complaint } = await program.kill('SIGTERM');
  expect([how, complaint]).toEqual([0, '']);
  await broker.kill();
  await database.remove();
});

test('an old Node is refused in one line', () => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '22.1.0' } })`;
  const { status, stdout, stderr } = spawnSync(node, ['--import', `data:text/javascript,${pretend}`, MAIN], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe('leadlight: Leadlight needs Node 24 or newer, and this is Node 22.1.0.\n');
});

test('a command that does not exist is refused in one line', async () => {
  const { how, complaint } = await started({}, ['serve']).ended;
  expect(how).toBe(2);
  expect(complaint).toMatch(/^leadlight: “serve” isn’t a command\. .*node leadlight\.mjs backup FILE.*\n$/);
});

test('data goes to the home of the user, or else to the current folder', () => {
  expect(dataFolder({ HOME: '/home/ada' })).toBe('/home/ada/.local/share/leadlight');
  expect(dataFolder({ HOME: '/home/ada', XDG_DATA_HOME: '/data' })).toBe('/data/leadlight');
  expect(dataFolder({ HOME: '' })).toBe('leadlight-data');
});

test('everything in it has its licence', () => {
  const licences = readFileSync(join(product, 'server', 'licences.md'), 'utf8');
  for (const name of ['fastify', 'pg', 'ws', '@nats-io/transport-node', 'prom-client', '@noble/hashes'])
    expect(licences).toContain(`## ${name} - `);
});

test('only a folder that a build has made, or an empty one, is replaced', () => {
  expect([product, home, join(folder, 'nothing')].map(isInUse)).toEqual([false, false, false]);
  writeFileSync(join(home, 'letter.txt'), '');
  expect([home, node].map(isInUse)).toEqual([true, true]);
});
