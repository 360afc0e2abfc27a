/** What a host has switched off or limited is refused, and clients are told so that they don't offer it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './person.ts';
import { runService, type Running } from './service.ts';

const TABLE = {
  game: 'sintra',
  options: {},
  seats: ['me', 'open'],
  terms: {
    listed: false,
    watchers: 'anyone',
    chat: 'free',
    pace: { kind: 'none' },
    standIn: 'apprentice',
    timeout: 'bot',
  },
};
const LISTED = { ...TABLE, terms: { ...TABLE.terms, listed: true } };

let strict: Running;
let usual: Running;

beforeAll(async () => {
  strict = await runService({ LISTING: 'off', FREE_CHAT: 'off', MOST_TABLES: '2', MOST_CONNECTIONS: '2' });
  usual = await runService();
});
afterAll(() => Promise.all([strict.close(), usual.close()]));

const openTable = async (who: Visitor, table: object): Promise<{ readonly status: number; readonly id: string }> => {
  const { status, body } = await who.ask('POST', '/api/tables', table);
  return { status, id: (body as { readonly id?: string }).id ?? '' };
};

test('clients are told what is switched off', async () => {
  const told = async ({ address }: Running): Promise<unknown> => {
    const line = new Visitor(address).connect();
    await line.opened;
    line.close();
    return line.frames[0];
  };
  expect(await told(strict)).toMatchObject({ type: 'welcome', off: ['listing', 'free-chat'] });
  expect(await told(usual)).not.toHaveProperty('off');
});

test('LISTING=off: tables are found only by their link', async () => {
  const ada = await new Visitor(strict.address).comeIn('Ada');
  expect(await ada.ask('POST', '/api/tables', LISTED)).toMatchObject({ status: 403, body: { error: 'not-listed' } });
  expect((await openTable(ada, TABLE)).status).toBe(201);
  const bob = await new Visitor(usual.address).comeIn('Bob');
  expect((await openTable(bob, LISTED)).status).toBe(201);
});

test('FREE_CHAT=off: people have phrases only, whatever the table allows', async () => {
  const ada = await new Visitor(strict.address).comeIn('Ada');
  const { id: table } = await openTable(ada, TABLE);
  const line = ada.connect();
  await line.opened;
  line.send({ type: 'follow', table, from: 0 });
  await line.until(({ type }) => type === 'place');
  line.send({ type: 'say', table, id: 'one', text: 'Hello' });
  expect(await line.until(({ type }) => type === 'refused')).toMatchObject({ code: 'no-chat', id: 'one' });
  line.send({ type: 'say', table, id: 'two', phrase: 'good-luck' });
  expect(await line.until(({ type }) => type === 'said')).toMatchObject({ phrase: 'good-luck' });
  line.close();
  await line.closed;
});

test('MOST_TABLES=2: a person with two unfinished tables opens no third', async () => {
  const ada = await new Visitor(strict.address).comeIn('Ada');
  const made = [await openTable(ada, TABLE), await openTable(ada, TABLE), await openTable(ada, TABLE)];
  expect(made.map(({ status }) => status)).toEqual([201, 201, 409]);
});

test('MOST_CONNECTIONS=2: a third connection of an address is ended', async () => {
  const lines = [1, 2].map(() => new Visitor(strict.address).connect());
  await Promise.all(lines.map((line) => line.opened));
  expect(await new Visitor(strict.address).connect().closed).toBe(4002);
  for (const line of lines) line.close();
});
