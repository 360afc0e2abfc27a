import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ServerFrame } from '@leadlight/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Packed } from '../../src/tables/packed.ts';

const saying = (text: string): ServerFrame => ({
  type: 'said',
  table: 'x'.repeat(22),
  number: 0,
  at: 0,
  seat: null,
  name: 'Zoé',
  text,
});

/** Sends each reader these bytes as they are. */
let bytes = '';
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', (_, { socket }) => socket.write(bytes, 'latin1'));

/** Awaited from the start: it may listen before the tests begin. */
const listening = once(server, 'listening');
beforeAll(() => listening);

afterAll(() => {
  for (const client of server.clients) client.terminate();
  server.close();
});

/** What a reader gets, whose library knows the protocol. */
async function received(frame: ServerFrame): Promise<unknown> {
  bytes = new Packed(frame).bytes;
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [data] = (await once(socket, 'message')) as [Buffer];
  socket.terminate();
  return JSON.parse(data.toString());
}

/** Around the lengths at which the header changes. */
test.each([0, 1, 7, 30, 65_400, 65_420, 65_535, 70_000])('a text of %i characters arrives whole', async (length) => {
  const frame = saying('é'.repeat(Math.min(length, 3)) + 'x'.repeat(length));
  expect(await received(frame)).toEqual(frame);
});

test('texts in any script have as many bytes as characters', async () => {
  expect(await received(saying('ŻÓŁĆ 🎲 \u2028'))).toEqual(saying('ŻÓŁĆ 🎲 \u2028'));
  expect(new Packed(saying('ŻÓŁĆ 🎲 \u2028')).bytes.slice(4)).toMatch(/^[ -~]+$/);
});
