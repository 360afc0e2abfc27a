/** Random deeds at an online table: most of them make sense, and the others are refused. */
import type { GameTypes, Random, Seat } from '@leadlight/core';
import { botAt, botOf } from '@leadlight/table';
import { BOT, type OnlineTable } from './table.ts';
import { anyOf } from '../../../core/test/present.ts';

const NAMES = ['ada', 'bob', 'cleo', 'dan', 'eve'];

type Deed<T extends GameTypes> = (table: OnlineTable<T>, name: string, seat: Seat, random: Random) => unknown;

const AT_FIRST: readonly Deed<GameTypes>[] = [
  (table, name, seat) => table.sit(name, seat),
  (table, name, seat) => table.sit(name, seat),
  (table, name, seat) => table.sit(name, seat),
  (table, name, seat) => table.ask(name, { type: 'sit', seat, who: BOT }),
  (table, name) => table.ask(name, { type: 'leave', seat: Math.max(0, table.seatOf(name)) }),
  (table, name, seat) => table.ask(name, { type: 'leave', seat }),
  (table, name) => table.ask(name, { type: 'start' }),
];

const BEFORE: readonly Deed<GameTypes>[] = [
  (table, name) => table.seal(name),
  (table, name) => table.seal(name),
  (table, name) => table.open(name),
  (table, name) => table.open(name),
  (table, _, __, random) => random.below(6) === 0 && table.service({ type: 'close-seals' }),
  (table, _, __, random) => random.below(6) === 0 && table.service({ type: 'close-salts' }),
];

const DURING: readonly Deed<GameTypes>[] = [
  (table, _, __, random) => playDue(table, random),
  (table, _, __, random) => playDue(table, random),
  (table, _, __, random) => playDue(table, random),
  (table, name, seat) => table.play(name, seat),
  (table, _, seat) => table.play(botOf(seat), seat),
  (table, _, seat) => table.service({ type: 'expire', seat }),
  (table, name) => table.ask(name, { type: 'stand-in', seat: Math.max(0, table.seatOf(name)), level: null }),
  (table, name, _, random) => random.below(8) === 0 && leave(table, name),
  (table, name) => table.ask(name, { type: 'abandon' }),
];

const leave = <T extends GameTypes>(table: OnlineTable<T>, name: string): unknown =>
  table.ask(name, { type: 'stand-in', seat: Math.max(0, table.seatOf(name)), level: 'greedy' });

/** Whoever has to decide plays a random move. */
export function playDue<T extends GameTypes>(table: OnlineTable<T>, random: Random): unknown {
  const { due } = table;
  if (due.length === 0) return undefined;
  const seat = anyOf(due, random);
  const owner = NAMES.find((name) => table.seatOf(name) === seat) ?? '';
  return table.play(botAt(table.state, seat) === null ? owner : botOf(seat), seat, random.below(1000));
}

const DEEDS: Readonly<Record<OnlineTable<GameTypes>['state']['phase'], readonly Deed<GameTypes>[]>> = {
  gathering: [...AT_FIRST, ...AT_FIRST, ...AT_FIRST, ...BEFORE],
  sealing: [...BEFORE, ...BEFORE, ...AT_FIRST],
  opening: [...BEFORE, ...BEFORE, ...AT_FIRST],
  playing: [...DURING, ...DURING, ...DURING, ...BEFORE, ...AT_FIRST],
  over: [...DURING, ...BEFORE, ...AT_FIRST],
};

/** Somebody does something, after a while. */
export function doSomething<T extends GameTypes>(table: OnlineTable<T>, random: Random): void {
  table.clock += random.below(4) === 0 ? random.below(40_000) : random.below(800);
  const deed: Deed<T> = anyOf(DEEDS[table.state.phase], random);
  deed(table, anyOf(NAMES, random), random.below(4), random);
}
