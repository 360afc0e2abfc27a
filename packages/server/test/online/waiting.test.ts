/** The games that wait for a person, on every device and with several tables. */
import type { ServerFrame } from '@leadlight/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor, type Line } from './person.ts';
import { Player } from './player.ts';
import { runService, type Running } from './service.ts';

let running: Running;

beforeAll(async () => void (running = await runService()));
afterAll(() => running.close());

const TERMS = {
  listed: false,
  watchers: 'anyone',
  chat: 'off',
  pace: { kind: 'days', days: 2 },
  standIn: 'apprentice',
  timeout: 'bot',
};

/** Resolves once these tables wait, in this order. */
const waits = (line: Line, tables: readonly string[]): Promise<unknown> =>
  line.until((frame: ServerFrame) => frame.type === 'waiting' && frame.tables.join() === tables.join());

/** A game between two people in which Ada has to move first. Nobody moves by themselves. */
async function begin(ada: Visitor, one: Line, other: Line): Promise<Player> {
  const body = { game: 'sintra', options: { start: 0 }, seats: ['me', 'open'], terms: TERMS };
  const { id } = (await ada.ask('POST', '/api/tables', body)).body as { id: string };
  const [host, guest] = [new Player(one, id, 'ada'), new Player(other, id, 'bob')];
  host.follow();
  guest.follow();
  await guest.command({ type: 'sit', seat: 1, who: { kind: 'person', name: 'Bob', colour: 'red' } });
  host.addSalt();
  guest.addSalt();
  await host.command({ type: 'start' });
  await one.until(({ type, ...frame }) => type === 'waiting' && 'tables' in frame && frame.tables.includes(id));
  return host;
}

test('the game that has waited longest comes first, and leaves the list with the move', async () => {
  const ada = await new Visitor(running.address).comeIn('Ada');
  const bob = await new Visitor(running.address).comeIn('Bob');
  const [phone, other] = [ada.connect(), bob.connect()];
  await Promise.all([phone.opened, other.opened]);
  const first = await begin(ada, phone, other);
  const second = await begin(ada, phone, other);
  const third = await begin(ada, phone, other);
  const [a, b, c] = [first.table, second.table, third.table];
  await waits(phone, [a, b, c]);
  first.playAlone();
  await waits(phone, [b, c]);
  await waits(other, [a]);
  const laptop = ada.connect();
  await waits(laptop, [b, c]);
  second.playAlone();
  third.playAlone();
  await waits(laptop, []);
  expect(running.troubles).toEqual([]);
});
