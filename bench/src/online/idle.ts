/** The memory of connections on which nothing happens. */
import { addressAt, inTurns } from './load/line.ts';
import { Guest } from './ours/guest.ts';
import { Inspector, type Memory } from './ours/inspector.ts';
import { OwnServer } from './ours/program.ts';

/** So many come in at a time. */
const WIDTH = 100;

/** Connections before those that count: the first ones cost more, because code is compiled for them. */
const FIRST = 500;

/** The growth of the server's memory for each connection of a guest, in bytes. */
export async function idleMemory(connections: number): Promise<Memory> {
  const server = await OwnServer.start('--inspect=127.0.0.1:0');
  const inspector = await Inspector.connect(server.debugger);
  const people = Array.from({ length: FIRST + connections }, (_, at) => at);
  const guests = await inTurns(people, WIDTH, (at) => Guest.enter(server.address, addressAt(at)));
  const first = await inTurns(guests.slice(0, FIRST), WIDTH, (guest) => guest.connect());
  const before = await inspector.memory();
  const lines = await inTurns(guests.slice(FIRST), WIDTH, (guest) => guest.connect());
  const after = await inspector.memory();
  inspector.close();
  await Promise.all([...first, ...lines].map((line) => line.close()));
  await server.close();
  return {
    kept: (after.kept - before.kept) / connections,
    resident: (after.resident - before.resident) / connections,
  };
}
