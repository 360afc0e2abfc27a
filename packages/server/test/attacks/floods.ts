/** More than anyone needs: frames, requests, connections; and readers that are slow or gone. */
import { MOST_FOLLOWED } from '@leadlight/protocol';
import { WebSocket } from 'ws';
import { LIMITS } from '../../src/http/limits.ts';
import { ended, refused, type Attack, type Group } from './attack.ts';
import type { Line } from '../online/person.ts';
import { closeCode, errorIn, frameBytes, rawAsk, rawSocket, type Asking } from './raw.ts';
import type { Stage } from './stage.ts';

/** Each attacker has an address of its own, so that others are not refused with it. */
const addressOf = (attacker: number): string => `127.0.0.${100 + attacker}`;

/** The refusal after so many requests. */
const requests =
  (most: number, make: (at: number) => Asking): Attack['run'] =>
  async ({ address }) => {
    for (let at = 0; at < most; at++) {
      const answer = await rawAsk(address, make(at));
      if (answer.status === 429) return errorIn(answer);
    }
    return 'let in';
  };

const guestFrom = (attacker: number, path: string, headers: Readonly<Record<string, string>> = {}): Asking => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ token: 'x'.repeat(43) }),
  from: addressOf(attacker),
});

async function frames(stage: Stage): Promise<string> {
  const { line } = await stage.guest();
  for (let at = 0; at < 100; at++) line.send({ type: 'ping', id: `${at}` });
  return (await line.until((frame) => frame.type === 'refused')).code;
}

async function refusals(stage: Stage): Promise<string> {
  const { line } = await stage.guest();
  for (let at = 0; at < 400; at++) line.socket.send('x');
  return String(await line.closed);
}

async function controlFrames({ address }: Stage): Promise<string> {
  const socket = await rawSocket(address);
  const code = closeCode(socket);
  const ping = frameBytes(Buffer.alloc(125), { opcode: 9 });
  if (typeof socket !== 'number') for (let at = 0; at < 200; at++) socket.write(ping);
  return String(await code);
}

async function words(stage: Stage): Promise<string> {
  const creator = await stage.visitor();
  const table = await stage.tableOf(creator, 2);
  const { line } = await stage.followAs(creator, table);
  for (let at = 0; at < 20; at++) line.send({ type: 'say', table, id: `${at}`, text: 'spam' });
  return (await line.until((frame) => frame.type === 'refused')).code;
}

async function follows(stage: Stage): Promise<string> {
  const { line } = await stage.guest();
  for (let at = 0; at < 90; at++) {
    line.send({ type: 'follow', table: stage.table, from: 0 });
    if (at % 50 === 49) await new Promise((resolve) => setTimeout(resolve, 2000));
  }
  return (await line.until((frame) => frame.type === 'refused')).code;
}

async function tables(stage: Stage): Promise<string> {
  const creator = await stage.visitor();
  const { line } = await stage.followAs(creator, await stage.tableOf(creator, 2));
  for (let at = 0; at < MOST_FOLLOWED; at++) {
    line.send({ type: 'follow', table: await stage.tableOf(creator, 2), from: 0 });
  }
  return (await line.until((frame) => frame.type === 'refused')).code;
}

async function newTables(stage: Stage): Promise<string> {
  const creator = await stage.visitor();
  for (let at = 0; at < 40; at++) {
    const made = await stage.tableOf(creator, 2).catch((error: unknown) => String(error));
    if (made.includes('error')) return made.includes('too-fast') ? 'too-fast' : made;
  }
  return 'let in';
}

async function connections(stage: Stage): Promise<string> {
  const asking = { from: addressOf(9) };
  const sockets = await Promise.all(Array.from({ length: 60 }, () => rawSocket(stage.address, asking)));
  const code = await closeCode(await rawSocket(stage.address, asking));
  for (const socket of sockets) if (typeof socket !== 'number') socket.destroy();
  return String(code);
}

/** A table with as much chat as anyone is sent, so that it takes long to read. */
async function longTable(stage: Stage): Promise<{ readonly line: Line; readonly table: string }> {
  const creator = await stage.visitor();
  const table = await stage.tableOf(creator, 2);
  const { line } = await stage.followAs(creator, table);
  for (let at = 0; at < 100; at++) line.send({ type: 'say', table, id: `${at}`, text: `${at} ${'x'.repeat(480)}` });
  await line.until((frame) => frame.type === 'said' && frame.number === 99);
  return { line, table };
}

/** Asks for more than the buffers on the way can hold, and reads nothing. */
async function slow(stage: Stage): Promise<string> {
  const { line, table } = await longTable(stage);
  line.socket.pause();
  for (;;) {
    for (let at = 0; at < 200; at++) line.send({ type: 'follow', table, from: 0 });
    if ((await stage.count('endings:slow')) > 0) return 'cut off';
  }
}

/** Never answers a ping of the server. */
async function silent({ address }: Stage): Promise<string> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live?protocol=1`, { autoPong: false });
  return new Promise((resolve) => socket.on('close', (code) => resolve(String(code))));
}

/** Begins a frame, and says no more. */
async function halfFrame({ address }: Stage): Promise<string> {
  const socket = await rawSocket(address);
  const code = closeCode(socket);
  if (typeof socket !== 'number') socket.write(frameBytes(Buffer.alloc(1000), { opcode: 1 }).subarray(0, 20));
  return String(await code);
}

export const FLOODS: Group = {
  title: 'Floods',
  // As in the real service, but nothing more comes in time on a slow machine.
  limits: {
    ...LIMITS,
    requests: { burst: 200, perSecond: 0.01 },
    connections: 60,
    entries: { burst: 200, perSecond: 0.001 },
    tables: { burst: 25, perSecond: 0.1 },
  },
  attacks: [
    refused('100 frames at once', 'too-fast', frames),
    ended('400 malformed frames at once', 4002, 'flood', refusals),
    ended('200 pings of the WebSocket protocol at once', 4002, 'flood', controlFrames),
    refused('20 chat messages at once', 'too-fast', words),
    refused('90 whole logs', 'too-fast', follows),
    refused(`${MOST_FOLLOWED + 1} tables followed`, 'too-many', tables),
    refused('40 new tables of one person', 'too-fast', newTables),
    ended('61 connections of one address', 4002, 'flood', connections),
    refused(
      '300 requests at once',
      'too-fast',
      requests(300, () => ({ from: addressOf(1) })),
    ),
    refused(
      '201 guesses at device links',
      'too-fast',
      requests(201, () => guestFrom(2, '/api/links')),
    ),
    refused(
      'guesses with a query',
      'too-fast',
      requests(201, (at) => guestFrom(3, `/api/links?${at}`)),
    ),
    refused(
      'guesses with an encoded path',
      'too-fast',
      requests(201, () => guestFrom(4, '/api/%6cinks')),
    ),
    refused(
      'requests that claim other addresses',
      'too-fast',
      requests(300, (at) => ({ from: addressOf(5), headers: { 'x-forwarded-for': `10.0.0.${at}` } })),
    ),
  ],
};

export const SLOW: Group = {
  title: 'Slow connections',
  attacks: [{ ...ended('a reader that reads nothing', 1006, 'slow', slow), outcome: 'cut off' }],
};

export const SILENT: Group = {
  title: 'Silent connections',
  limits: { silence: 1500 },
  attacks: [
    ended('a connection that answers no ping', 1006, 'silent', silent),
    ended('half a frame, and then silence', 1006, 'silent', halfFrame),
  ],
};
