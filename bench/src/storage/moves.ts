/** What a move writes: an entry, the table's card with two people, and the deadline for the next move. */
import type { After, NewTableRow } from '../../../packages/server/src/storage/index.ts';

const NOON = 1_790_000_000_000;
const SEATS = JSON.stringify(['Ada', 'Grace'].map((name, i) => ({ name, colour: i ? 'red' : 'blue', kind: 'person' })));
const PACE = JSON.stringify({ kind: 'live', bank: 600_000, increment: 10_000 });

export const entryOf = (number: number): string =>
  JSON.stringify({
    type: 'played',
    at: NOON + number,
    by: 'identity-of-22-characters',
    command: '0123456789abcdef0123456789abcdef',
    events: [{ type: 'take', seat: number % 2, from: 3, colour: 'pink', strip: 7 }],
    clocks: [0, 1].map((seat) => ({ left: 600_000 - number, since: seat === number % 2 ? null : number * 1000 })),
  });

export const afterOf = (table: string, number: number): After => ({
  card: {
    table,
    game: 'coin',
    rules: 'coin/1',
    phase: 'playing',
    listed: true,
    players: 2,
    seats: SEATS,
    pace: PACE,
    people: [0, 1].map((seat) => ({ seat, identity: `identity-of-person-${seat}`, toAct: seat === number % 2 })),
    created: NOON,
    updated: NOON + number,
  },
  due: [{ table, kind: 'clock', key: String(number % 2), at: NOON + number }],
});

export const newTable = (id: string): NewTableRow => ({
  id,
  seed: 'f'.repeat(64),
  entries: [entryOf(0)],
  after: afterOf(id, 0),
});

/** Ids as random as real ones, so that their rows are spread over the file like theirs. */
export const idsOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${((i * 2_654_435_761) % 4_294_967_296).toString(36)}-${i}-of-22-chars`);
