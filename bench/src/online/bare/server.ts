/**
 * The least that makes moves durable and tells everybody: `ws` and Node's SQLite, one transaction for everything that came
 * in one turn of the event loop, no rules, no checks, no people. Prints its port.
 */
import { DatabaseSync } from 'node:sqlite';
import { WebSocketServer, type WebSocket } from 'ws';
import type { AddressInfo } from 'node:net';

const [file = ':memory:'] = process.argv.slice(2);

const database = new DatabaseSync(file);
database.exec(`
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table entries (id text not null, number integer not null, body text not null, primary key (id, number));
`);
const insert = database.prepare('insert into entries values (?, ?, ?)');

interface Room {
  readonly id: string;
  readonly sockets: WebSocket[];
  length: number;
}

interface Frame {
  readonly table: string;
  readonly command: object;
}

const rooms = new Map<string, Room>();
let group: { readonly room: Room; readonly command: object }[] = [];

function commit(): void {
  const moves = group;
  group = [];
  database.exec('begin immediate');
  const frames = moves.map(({ room, command }) => ({ room, text: stored(room, command) }));
  database.exec('commit');
  for (const { room, text } of frames) for (const socket of room.sockets) socket.send(text);
}

function stored(room: Room, command: object): string {
  const number = room.length++;
  const entry = { type: 'played', at: Date.now(), ...command };
  insert.run(room.id, number, JSON.stringify(entry));
  return JSON.stringify({ type: 'entry', table: room.id, number, entry });
}

function roomOf(id: string): Room {
  const room = rooms.get(id) ?? { id, sockets: [], length: 0 };
  rooms.set(id, room);
  return room;
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, { url = '/' }) => {
  roomOf(url.slice(1)).sockets.push(socket);
  socket.on('message', (data: Buffer) => {
    const { table, command } = JSON.parse(data.toString()) as Frame;
    if (group.push({ room: roomOf(table), command }) === 1) setImmediate(commit);
  });
});
server.on('listening', () => console.log((server.address() as AddressInfo).port));
