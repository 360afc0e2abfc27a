/** Attacks that only several nodes make possible: the same thing on two of them, limits shared out, and a shared broker. */
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { ended, harmless, refused, type Attack, type Group } from './attack.ts';
import { ask, post } from './asking.ts';
import { FLOODS } from './floods.ts';
import { closeCode, errorIn, rawAsk, rawSocket, type Asking } from './raw.ts';
import { isAbout, keyIn, type Command, type Guest, type Stage } from './stage.ts';
import { Visitor } from '../online/person.ts';

const bothNodes = ({ address, elsewhere }: Stage): readonly string[] => [address, elsewhere];

/** The same person on another node. */
const alsoAt = (address: string, { cookie }: Visitor): Visitor => Object.assign(new Visitor(address), { cookie });

/** The player who is due sends their turn through two nodes at once. */
const twice =
  (ids: readonly [string, string]): Attack['run'] =>
  async (stage) => {
    const { due } = stage.turn;
    const again = await stage.again(due);
    const command = stage.move();
    const answers = await Promise.all([due, again].map(({ player }, at) => player.command(command, ids[at])));
    return answers.map(keyIn).toSorted().join();
  };

async function replayedElsewhere(stage: Stage): Promise<string> {
  const { due, other } = stage.turn;
  await due.player.command(stage.move(), 'moved');
  await stage.settled();
  const before = await stage.stored();
  const thief = await stage.again(other);
  const forged: Command = { type: 'play', seat: other.player.seat ?? -1, seen: 0, moves: [{}] };
  const answers = [
    await (await stage.again(due)).player.command(forged, 'moved'),
    await thief.player.command({ ...forged, seat: due.player.seat ?? -1 }, 'moved'),
  ];
  return (await stage.stored()).join() === before.join() ? answers.map(keyIn).join() : 'changed';
}

const SIT: Command = { type: 'sit', seat: 1, who: { kind: 'person', name: 'Eve', colour: 'red' } };

/** A table where people gather, with its host on another node. */
async function gathering(stage: Stage): Promise<{ readonly host: Guest; readonly table: string }> {
  const creator = await stage.victim('Carla');
  const table = await stage.tableOf(creator, 3);
  return { host: await stage.followAs(creator, table), table };
}

async function oneSeat(stage: Stage): Promise<string> {
  const { table } = await gathering(stage);
  const dan = await stage.followAs(await stage.victim('Dan'), table);
  const eve = await stage.guest('Eve', table);
  const answers = await Promise.all([dan, eve].map(({ player }) => player.command(SIT)));
  return answers.map(keyIn).toSorted().join();
}

/** Removed while connected to one node, and back on another. */
async function removed(stage: Stage): Promise<string> {
  const { host, table } = await gathering(stage);
  const visitor = await stage.victim('Eve');
  await (await stage.followAs(visitor, table)).player.command(SIT);
  await host.line.until((frame) => frame.type === 'entry' && isAbout(frame.entry, 'seated', 1));
  await host.player.command({ type: 'leave', seat: 1 });
  const back = await stage.followAs(alsoAt(stage.address, visitor), table);
  return keyIn(await back.player.command({ ...SIT, seat: 2 }));
}

/** A secret for one use, used four times on each of two nodes, all at once. */
async function raced(stage: Stage, asking: Asking): Promise<string> {
  const asked = bothNodes(stage).flatMap((address) => Array.from({ length: 4 }, () => rawAsk(address, asking)));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  return statuses.toSorted((one, other) => one - other).join();
}

async function racedLink(stage: Stage): Promise<string> {
  const { body } = await (await stage.victim('Carla')).ask('POST', '/api/me/links', {});
  return raced(stage, post('/api/links', body as object));
}

async function racedCode(stage: Stage): Promise<string> {
  const { body } = await (await stage.victim('Carla')).ask('POST', '/api/me/recovery', {});
  return raced(stage, post('/api/recovery', body as object));
}

/** Somebody whom this node has known, and who signs out on another. */
async function signedOut(stage: Stage): Promise<Guest> {
  const guest = await stage.guest();
  await guest.visitor.ask('GET', '/api/me/tables');
  await alsoAt(stage.elsewhere, guest.visitor).ask('DELETE', '/api/me');
  return guest;
}

export const NODES: Group = {
  title: 'Two nodes at once',
  needsNodes: true,
  attacks: [
    { ...harmless('one turn through two nodes at once, with one id', 'ok,ok', twice(['twin', 'twin']), 1) },
    {
      ...refused('one turn through two nodes at once, with two ids', 'table-stale', twice(['left', 'right'])),
      outcome: 'ok,table-stale',
      isAnywhere: true,
      adds: 1,
    },
    {
      ...refused(
        'a command id, replayed by its owner and by another on another node',
        'table-not-yours',
        replayedElsewhere,
      ),
      outcome: 'ok,table-not-yours',
      adds: 1,
    },
    {
      ...refused('one seat, taken on two nodes at once', 'table-taken', oneSeat),
      outcome: 'ok,table-taken',
      isAnywhere: true,
    },
    refused('somebody who was removed comes back on another node', 'table-removed', removed),
    {
      ...refused('a device link, used on two nodes at once', 'no-token', racedLink),
      outcome: '200,404,404,404,404,404,404,404',
    },
    {
      ...refused('a recovery code, used on two nodes at once', 'no-code', racedCode),
      outcome: '200,404,404,404,404,404,404,404',
    },
    refused(
      'the cookie of a device that was signed out on another node',
      'guest-first',
      ask(async (stage) => ({ path: '/api/me/tables', headers: (await signedOut(stage)).visitor.headers })),
    ),
    ended('a connection of a device that was signed out on another node', 4004, 'signed-out', async (stage) =>
      String(await (await signedOut(stage)).line.closed),
    ),
  ],
};

/** Takes everything on one node; the other is told within a second, and refuses before it has given as much again. */
const spent =
  (most: number, make: () => Asking): Attack['run'] =>
  async (stage) => {
    while ((await rawAsk(stage.elsewhere, make())).status !== 429);
    for (let asked = 0; asked < most; asked++) {
      const answer = await rawAsk(stage.address, make());
      if (answer.status === 429) return errorIn(answer);
      await pause(50);
    }
    return 'let in again';
  };

const MOST_CONNECTIONS = 60;

/** What the server says first. */
const greeting = (socket: Duplex | number): Promise<string> =>
  new Promise((resolve) => {
    if (typeof socket === 'number') return resolve(String(socket));
    socket.on('data', (part: Buffer) => {
      const type = /"type":"(welcome|goodbye)"/.exec(part.toString('latin1'))?.[1];
      if (type !== undefined) resolve(type);
    });
  });

async function connections(stage: Stage): Promise<string> {
  const from = { from: '127.0.0.120' };
  const sockets = await Promise.all(Array.from({ length: MOST_CONNECTIONS }, () => rawSocket(stage.elsewhere, from)));
  let code: string | undefined;
  for (let more = 1; more < MOST_CONNECTIONS && code === undefined; more++) {
    const socket = await rawSocket(stage.address, from);
    sockets.push(socket);
    const closed = closeCode(socket);
    if ((await greeting(socket)) === 'goodbye') code = String(await closed);
    else await pause(50);
  }
  for (const each of sockets) if (typeof each !== 'number') each.destroy();
  return code ?? 'let in';
}

export const SPREAD: Group = {
  title: 'Floods over two nodes',
  needsNodes: true,
  ...(FLOODS.limits && { limits: FLOODS.limits }),
  attacks: [
    refused(
      'requests on another node after 200 on one',
      'too-fast',
      spent(100, () => ({ from: '127.0.0.121' })),
    ),
    refused(
      'guesses at device links on another node after 200 on one',
      'too-fast',
      spent(100, () => ({ ...post('/api/links', { token: 'x'.repeat(43) }), from: '127.0.0.122' })),
    ),
    ended(`connections to another node after ${MOST_CONNECTIONS} to one`, 4002, 'flood', connections),
  ],
};

/** Somebody who can write to the broker. */
async function withBroker<Outcome>(stage: Stage, act: (broker: NatsConnection) => Promise<Outcome>): Promise<Outcome> {
  if (stage.site.broker === undefined) throw new Error('There is no broker.');
  const broker = await connect({ servers: stage.site.broker });
  try {
    return await act(broker);
  } finally {
    await broker.close();
  }
}

const subjectsOf = ({ table }: Stage): readonly string[] =>
  [`table.${table}`, 'person.x', 'lobby', 'limits'].map((subject) => `leadlight.1.${subject}`);

/** A line that one player says, and that the other hears on another node. */
async function hears([ada, bob]: Stage['players'], words: string): Promise<boolean> {
  ada.line.send({ type: 'say', table: ada.player.table, id: words.replaceAll(/\W/g, '-'), text: words });
  const heard = await bob.line.until((frame) => frame.type === 'said' && frame.text === words);
  return heard.type === 'said';
}

/** Tells this about everything, and then finds that people hear each other as before. */
const forged =
  (name: string, messages: readonly (string | Uint8Array)[]): Attack['run'] =>
  (stage) =>
    withBroker(stage, async (broker) => {
      for (const subject of subjectsOf(stage)) for (const message of messages) broker.publish(subject, message);
      await broker.flush();
      return (await hears(stage.players, `after ${name}`)) ? 'ignored' : 'heard';
    });

const json = (...all: readonly unknown[]): readonly string[] => all.map((each) => JSON.stringify(each));

const FORGED: Readonly<Record<string, readonly (string | Uint8Array)[]>> = {
  'news that isn’t JSON': ['{"type":', '', '1e999', Buffer.from([0xff, 0xfe])],
  'news that isn’t an object': json(null, 'entries', [], 1),
  'news of a kind that no node sends': json(
    { type: '__proto__' },
    { type: 'constructor' },
    { type: 'entry', number: 1 },
  ),
  'news without its contents': json(
    ...['entries', 'lines', 'present', 'invited', 'waits', 'signed-out', 'taken', 'connected'].map((type) => ({
      type,
    })),
  ),
  'news with invalid contents': json(
    { type: 'entries', count: '9' },
    { type: 'entries', count: -1 },
    { type: 'lines', count: 0.5 },
    { type: 'present', node: 'x', people: 'everyone', watchers: 1 },
    { type: 'present', node: {}, people: [null], watchers: -1 },
    { type: 'invited', to: '../..', seat: 99 },
    { type: 'taken', limit: 'requests', taken: { '127.0.0.1': -1e9 } },
    { type: 'taken', limit: '__proto__', taken: { '127.0.0.1': 1 } },
    { type: 'connected', node: 'x', counts: null },
    { type: 'connected', node: 'x', counts: { '127.0.0.1': '60' } },
  ),
  'news 100,000 levels deep': [`{"type":"entries","count":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  'news of entries that do not exist': json({ type: 'entries', count: 1e9 }),
  'news of lines that do not exist': json({ type: 'lines', count: 1e9 }),
  '2,000 pieces of such news at once': Array.from({ length: 2000 }, (_, at) =>
    JSON.stringify({ type: at % 2 === 0 ? 'entries' : 'lines', count: 1e6 + at }),
  ),
  '2,000 nodes that don’t exist': Array.from({ length: 2000 }, (_, at) =>
    JSON.stringify(
      at % 2 === 0
        ? { type: 'connected', node: `n${at}`, counts: {} }
        : { type: 'present', node: `n${at}`, people: [], watchers: 0 },
    ),
  ),
};

/** A session that nobody has ended. */
const signOutForged: Attack['run'] = (stage) =>
  withBroker(stage, async (broker) => {
    const [row] = await stage.site.look('select identity from places where table_id = $1 and seat = 0', [stage.table]);
    const news = { type: 'signed-out', session: '0'.repeat(64) };
    broker.publish(`leadlight.1.person.${String(row?.['identity'])}`, JSON.stringify(news));
    await broker.flush();
    return (await hears(stage.players, 'still here')) ? 'stays' : 'gone';
  });

/** Whoever reads along learns that something has happened, and nothing about it. */
const readAlong: Attack['run'] = (stage) =>
  withBroker(stage, async (broker) => {
    const told: string[] = [];
    broker.subscribe('>', { callback: (_, message) => void told.push(message.string()) });
    await broker.flush();
    await hears(stage.players, 'between us');
    await stage.goOn();
    await broker.flush();
    const isSecret = (text: string): boolean => /between us|Ada|Bob|moves|events|"entry"|leadlight=/.test(text);
    return told.length > 0 && !told.some(isSecret) ? 'nothing' : told.join('\n');
  });

export const BROKER: Group = {
  title: 'Somebody else at the broker',
  needsNodes: true,
  attacks: [
    ...Object.entries(FORGED).map(([name, messages]) => harmless(name, 'ignored', forged(name, messages), 1)),
    harmless('a sign-out of a guessed session', 'stays', signOutForged, 1),
    harmless('an eavesdropper', 'nothing', readAlong, 2),
  ],
};
