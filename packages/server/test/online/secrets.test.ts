/** What the host of a server can read, its log and its metrics, tells no secret. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/base/config.ts';
import { createLog } from '../../src/base/log.ts';
import { databaseIn, openService, type Service } from '../../src/service.ts';
import { openSqlite, type Storage } from '../../src/storage/index.ts';
import { afterOf } from '../storage/samples.ts';
import { Player } from './player.ts';
import { Visitor } from './person.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-secrets-'));
const { config } = readConfig({ DATA: folder }, folder);
const logged: string[] = [];
const log = createLog('debug', { write: (line) => void logged.push(line) });

let service: Service;
let storage: Storage;
let address: string;

beforeAll(async () => {
  service = await openService({ client: folder, config, trouble: log.trouble, log });
  storage = await openSqlite({ file: databaseIn(config) });
  address = await service.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await service.close();
  await storage.close();
  rmSync(folder, { recursive: true });
});

const TERMS = {
  listed: false,
  watchers: 'players',
  chat: 'free',
  pace: { kind: 'live', bank: 600_000, increment: 5000 },
  standIn: 'apprentice',
  timeout: 'bot',
};

const people: Visitor[] = [];
const tables: string[] = [];

async function playWholeGame(game: string): Promise<void> {
  const [ada, bob] = [await new Visitor(address).comeIn('Ada'), await new Visitor(address).comeIn('Bob', 'red')];
  people.push(ada, bob);
  const body = { game, options: {}, seats: ['me', 'open', { bot: 'random' }], terms: TERMS };
  const { id } = (await ada.ask('POST', '/api/tables', body)).body as { id: string };
  tables.push(id);
  const [one, other] = [new Player(ada.connect(), id, 'ada'), new Player(bob.connect(), id, 'bob')];
  await Promise.all([one.line.opened, other.line.opened]);
  one.follow();
  other.follow();
  await other.command({ type: 'sit', seat: 1, who: { kind: 'person', name: 'Bob', colour: 'red' } });
  one.line.send({ type: 'say', table: id, id: 'one', text: 'a word among friends' });
  one.playAlone();
  other.playAlone();
  await one.command({ type: 'start' });
  await one.line.until((frame) => frame.type === 'entry' && (frame.entry as { type: string }).type === 'closed');
  await ada.ask('GET', `/api/tables/${id}/record`);
  await ada.ask('POST', '/api/me/links');
  await ada.ask('POST', '/api/me/recovery');
}

/** A log that can't be parsed makes an error whose message quotes it. */
async function breakTable(id: string): Promise<string> {
  const { seed, entries } = (await storage.tables.read(id, 0)) ?? { seed: '', entries: [] };
  await storage.tables.append(id, entries.length, [`${seed} is the seed`], afterOf(id));
  return seed;
}

/** All texts in a line of the log, apart from the time. */
const wordsIn = (line: string): readonly string[] =>
  Object.entries(JSON.parse(line) as object).flatMap(([key, value]: [string, unknown]) =>
    key === 'time' ? [key] : [key, ...[value].flat().map(String)],
  );

test('whole games and failures leave no secret in the log and in the metrics', async () => {
  for (const game of ['sintra', 'sagrada']) await playWholeGame(game);
  const { body } = await (people[0] ?? new Visitor(address)).ask('POST', '/api/tables', {
    game: 'sagrada',
    options: {},
    seats: ['me', 'open'],
    terms: TERMS,
  });
  const broken = (body as { id: string }).id;
  const seeds = [await breakTable(broken)];
  for (const id of tables) seeds.push((await storage.tables.read(id, 0))?.seed ?? '');
  const failed = await (people[0] ?? new Visitor(address)).ask('GET', `/api/tables/${broken}/record`);
  expect(failed).toMatchObject({ status: 503, body: { error: 'unavailable' } });

  const metrics = await (await fetch(`${address}/metrics`)).text();
  const all = [...logged, metrics, JSON.stringify(failed.body)].join('');
  const secrets = [
    ...seeds,
    ...tables,
    broken,
    ...people.map(({ cookie = '' }) => cookie.replace('leadlight=', '')),
    'salt-of-ada',
    'salt-of-bob',
    'a word among friends',
    'Ada',
    'Bob',
  ];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(2);
    expect(all).not.toContain(secret);
  }
  expect(logged.some((line) => line.includes('"error":"SyntaxError"'))).toBe(true);
});

test('the log has only words from fixed lists, and places in the program', () => {
  const KNOWN =
    /^(?:level|time|msg|request|trouble|method|GET|POST|route|status|milliseconds|error|at|\d+|SyntaxError|at .*|\/metrics|\/api\/[\w/:]+)$/;
  const words = new Set(logged.flatMap(wordsIn));
  expect([...words].filter((word) => !KNOWN.test(word))).toEqual([]);
});

test('the metrics count by names from fixed lists', async () => {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const labels = [...metrics.matchAll(/(?:command|outcome|reason)="([^"]*)"/g)].map(([, label = '']) => label);
  expect(new Set(labels).size).toBeGreaterThan(5);
  expect(labels.filter((label) => !/^[a-z-]{2,20}$/.test(label))).toEqual([]);
});
