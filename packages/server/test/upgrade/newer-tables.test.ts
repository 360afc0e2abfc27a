/** A table that a newer version has gone on with: an older node leaves it to others, and tells its viewers to reconnect. */
import { CLOSE_CODES } from '@leadlight/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Hub } from '../../src/nodes/hub.ts';
import { Visitor } from '../online/person.ts';
import { runService, type Running } from '../online/service.ts';
import { newStore, type Store } from '../online/store.ts';
import { afterOf } from '../storage/samples.ts';

const TERMS = {
  listed: false,
  watchers: 'anyone',
  chat: 'off',
  pace: { kind: 'none' },
  standIn: 'apprentice',
  timeout: 'bot',
};

let store: Store;
let running: Running;
let hub: Hub;

beforeEach(async () => {
  [store, hub] = [await newStore(), new Hub()];
  running = await runService({}, { store, nodes: hub.join() });
});

afterEach(async () => {
  await running.close();
  await store.remove();
});

async function openTable(by: Visitor): Promise<string> {
  const body = { game: 'sintra', options: {}, seats: ['me', 'open'], terms: TERMS };
  return ((await by.ask('POST', '/api/tables', body)).body as { readonly id: string }).id;
}

/** What another node stores and tells. */
async function goOn(table: string, entry: object): Promise<void> {
  const storage = await running.openStorage();
  const count = (await storage.tables.read(table, 0))?.entries.length ?? 0;
  await storage.tables.append(table, count, [JSON.stringify(entry)], afterOf(table));
  await storage.close();
  hub.join().tell(`table.${table}`, { type: 'entries', count: count + 1 });
}

test('entries of an unknown type end the connections of those who follow', async () => {
  const ada = await new Visitor(running.address).comeIn('Ada');
  const [table, other] = [await openTable(ada), await openTable(ada)];
  const line = ada.connect();
  await line.opened;
  line.send({ type: 'follow', table, from: 0 });
  await line.until(({ type }) => type === 'entry');
  await goOn(table, { type: 'annotated', at: 1, note: 'later' });
  expect(await line.closed).toBe(CLOSE_CODES.restart);
  const again = ada.connect();
  await again.opened;
  again.send({ type: 'follow', table: other, from: 0 });
  await again.until(({ type }) => type === 'entry');
  again.send({ type: 'follow', table, from: 2 });
  expect(await again.closed).toBe(CLOSE_CODES.restart);
  expect(running.troubles.map(String)).toEqual(['Error: A table is gone, or has gone on unreadably.']);
});

test('an entry of a known type that makes no sense is no reason to go elsewhere', async () => {
  const ada = await new Visitor(running.address).comeIn('Ada');
  const table = await openTable(ada);
  const line = ada.connect();
  await line.opened;
  line.send({ type: 'follow', table, from: 0 });
  await line.until(({ type }) => type === 'entry');
  await goOn(table, { type: 'played', at: 1, events: [] });
  expect(await line.until(({ type }) => type === 'refused')).toMatchObject({ code: 'no-table', table });
});
