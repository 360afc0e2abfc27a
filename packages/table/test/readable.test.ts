/** Hostile people at a table can't make its log unreadable. */
import { expect, test } from 'vitest';
import { FastRandom, type Random } from '@leadlight/core';
import { sintra, type Sintra } from '@leadlight/sintra';
import { botOf, Follower, readTable, THE_HOST, type Command, type RawTable, type Sender } from '@leadlight/table';
import { games } from '../../core/test/properties.ts';
import { hostOf, seed, soon, type Hosted } from './lines.ts';
import { ADA } from './tables.ts';
import { anyOf } from '../../core/test/present.ts';

/** A valid value, most of the time. */
const mostly = (fine: unknown, odd: readonly unknown[], random: Random): unknown =>
  random.below(6) > 0 ? fine : anyOf(odd, random);

const guest = (...seats: readonly number[]): Sender => ({ name: `guest-${seats.join('-')}`, seats, host: false });
const SENDERS: readonly Sender[] = [THE_HOST, guest(0), guest(1), guest(), botOf(0), botOf(1)];
const TYPES = ['sit', 'leave', 'start', 'play', 'play', 'play', 'stand-in', '__proto__', null];
const SEATS = [2, -1, 0.5, NaN, '0', 'length', null, undefined, 1e20];
const IDS = ['a', 'b', '__proto__', '', ' ', null, 7, 'x'.repeat(100), undefined];
const LEVELS = [null, 'sly', '__proto__', 5, undefined, 'x'.repeat(1000)];
const SEEN = [-1, 1e9, NaN, '2', null, 0.5];
const PEOPLE = [
  { ...ADA, level: 'x'.repeat(1000) },
  { kind: 'bot', level: 'random' },
  { kind: 'bot', level: 'sly' },
  { kind: 'person', name: '\u0007', colour: 'blue' },
  { kind: 'person', name: 'x'.repeat(500), colour: 'blue' },
  { kind: 'person', name: 'Eve', colour: 'red;' },
  null,
];

const oddMoves = (move: object | undefined): readonly unknown[] => [
  [{ ...move, junk: [move] }],
  [{ ...move, by: 'the host', legal: 9 }],
  [{ ...move, player: 1 }],
  [move, move],
  [null],
  [],
  'moves',
  null,
];

/** A command with odd values. */
function anyCommand({ state }: Follower<Sintra>, random: Random): unknown {
  const seat = random.below(2);
  const legal = state === undefined ? [] : sintra.legal(state.position, seat);
  const move = legal.length === 0 ? undefined : anyOf(legal, random);
  return {
    id: mostly(`${random.below(1e9)}`, IDS, random),
    type: anyOf(TYPES, random),
    seat: mostly(seat, SEATS, random),
    who: mostly(ADA, PEOPLE, random),
    level: mostly('random', LEVELS, random),
    seen: mostly(state?.events.length, SEEN, random),
    moves: mostly([move], oddMoves(move), random),
  };
}

async function play({ host }: Hosted<Sintra>, random: Random): Promise<void> {
  const watching = new Follower(sintra, host.connect(null, THE_HOST), { entry: () => undefined }, soon);
  watching.listen();
  const askAny = (): unknown =>
    host.connect(null, anyOf(SENDERS, random)).ask(anyCommand(watching, random) as Command<Sintra>);
  for (let sent = 0; sent < 200; sent++) await askAny();
  for (const seat of [0, 1]) await watching.ask({ id: `sit-${seat}`, type: 'sit', seat, who: ADA });
  await watching.ask({ id: 'start', type: 'start' });
  for (let sent = 0; sent < 400; sent++) await askAny();
  await host.close();
}

test('a table stays readable, whatever people send', async () => {
  for (let i = 0; i < games(10); i++) {
    const random = new FastRandom(`hostile ${i}`);
    const hosted = hostOf({ game: sintra, players: 2, random });
    await play(hosted, random);
    const entries = [hosted.opened, ...hosted.stored];
    const raw = JSON.parse(JSON.stringify({ id: 'hostile', card: null, seed, entries })) as RawTable;
    expect(readTable(sintra, raw, ['random'])?.entries, `hostile ${i}`).toEqual(entries);
    expect(entries.filter(({ type }) => type === 'played').length, `hostile ${i}`).toBeGreaterThan(4);
  }
});
