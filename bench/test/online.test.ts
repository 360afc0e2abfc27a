/** The load plays real games on the real server, and everyone at its tables has the same game in front of them. */
import type { GameTypes, Seat } from '@leadlight/core';
import { sintra } from '@leadlight/sintra';
import { receive, type Shown, type TableState } from '@leadlight/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drivePaced } from '../src/online/load/driving.ts';
import { Ours } from '../src/online/ours/contender.ts';
import { saturate } from '../src/online/saturation.ts';

const TABLES = 4;

/** The frames of each seat at each table. */
const heard = Array.from({ length: TABLES }, () => [0, 1, 2, 3].map((): Buffer[] => []));

let ours: Ours;

beforeAll(async () => {
  ours = await Ours.open(TABLES, (table) => (seat, frame) => heard[table]?.[seat]?.push(frame));
});

afterAll(() => ours.close());

/** The game as one person knows it. */
function gameOf(table: number, seat: Seat): TableState<GameTypes> | undefined {
  let state: TableState<GameTypes> | undefined;
  for (const frame of heard[table]?.[seat] ?? []) {
    const received = receive<GameTypes>(sintra, state, JSON.parse(frame.toString()) as Shown<GameTypes>);
    expect(received.kind).toBe('new');
    state = received.state;
  }
  return state;
}

test('everyone gets every move once, in order, and all commands are answered', async () => {
  const tables = await ours.deal();
  const times = await drivePaced(tables, { perSecond: 200, milliseconds: 1500 });
  expect(times).toHaveLength(300);
  for (const [at, table] of tables.entries()) {
    const games = [0, 1, 2, 3].map((seat) => gameOf(at, seat));
    const [first] = games;
    expect(first?.log).toHaveLength(table.length);
    expect(first?.log.filter(({ type }) => type === 'played')).toHaveLength(1 + table.moves);
    for (const game of games) expect(game).toMatchObject({ events: first?.events, position: first?.position });
    await expect.poll(() => table.answered).toBe(table.commands);
  }
  expect(tables.reduce((sum, { moves }) => sum + moves, 0)).toBe(300);
});

test('somebody who comes back gets all entries, and so does somebody who missed none', async () => {
  const [table] = ours.tables;
  await ours.comeBack('127.9.0.1', 0);
  await ours.comeBack('127.9.0.2', table?.length ?? 0);
  expect(heard[0]?.map(({ length }) => length)).toEqual([0, 1, 2, 3].map(() => table?.length));
});

test('the peers can be measured, too', async () => {
  for (const { slices } of await saturate(2, 1, 100)) {
    expect(slices.map(({ movesPerSecond }) => movesPerSecond > 0)).toEqual([true]);
  }
});
