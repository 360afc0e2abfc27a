/** Stored tables from anywhere: valid ones are read, and invalid ones do no harm. */
import { describe, expect, test } from 'vitest';
import { sagrada } from '@leadlight/sagrada';
import { sintra, type Sintra } from '@leadlight/sintra';
import { cardCheck, Host, personHere, readTable, unchanged, type Entry, type RawTable } from '@leadlight/table';
import { ADA, BOB, BOT, LEVELS, playedTable, rawOf } from './tables.ts';
import { present } from '../../core/test/present.ts';

const isCard = cardCheck(LEVELS);

const sintraTable = (moves = 12) => playedTable({ game: sintra }, { id: 'sintra-table', seats: [ADA, BOT], moves });
const sagradaTable = (moves = 12) =>
  playedTable({ game: sagrada }, { id: 'sagrada-table', seats: [ADA, BOB, BOT], moves });

describe('a stored table', () => {
  test.for([0, 1, 12, Infinity])('is read back unchanged after %d moves', (moves) => {
    for (const read of [
      [sintraTable(moves), readTable(sintra, rawOf(sintraTable(moves)), LEVELS)],
      [sagradaTable(moves), readTable(sagrada, rawOf(sagradaTable(moves)), LEVELS)],
    ]) {
      expect(read[1]).toEqual(read[0]);
    }
  });

  test('gives the winner, or the players who must decide', () => {
    const over = sintraTable(Infinity).card;
    expect(over).toMatchObject({ over: true, toMove: [] });
    expect(over.scores).toHaveLength(2);
    expect(over.ranking?.flat().toSorted()).toEqual([0, 1]);
    const going = sintraTable(3).card;
    expect(going).toMatchObject({ over: false, scores: null, ranking: null });
    expect(going.toMove).toHaveLength(1);
  });

  const raw = rawOf(sintraTable());
  const withEntry = (index: number, part: object): RawTable => ({
    ...raw,
    entries: raw.entries.map((entry, i) => (i === index ? Object.assign({}, entry, part) : entry)),
  });
  const BROKEN: readonly (readonly [string, RawTable])[] = [
    ['no data', { id: 'x', card: null, seed: null, entries: [] }],
    ['no seed', { ...raw, seed: undefined }],
    ['another seed', { ...raw, seed: '0'.repeat(64) }],
    ['an invalid id', { ...raw, id: '../x' }],
    ['no start', { ...raw, entries: raw.entries.slice(1) }],
    ['two starts', { ...raw, entries: [raw.entries[0], ...raw.entries] }],
    ['an empty seat', { ...raw, entries: raw.entries.filter((_, i) => i !== 1) }],
    [
      'an entry after the end',
      { ...rawOf(sintraTable(Infinity)), entries: [...rawOf(sintraTable(Infinity)).entries, raw.entries[4]] },
    ],
    ['events that do not replay', { ...raw, entries: [...raw.entries, raw.entries[5]] }],
    ['no end', { ...raw, entries: rawOf(sintraTable(Infinity)).entries.slice(0, -1) }],
    ['an unknown entry', withEntry(4, { type: 'constructor' })],
    ['events of another game', withEntry(4, { events: [{ type: 'roll', round: 1, dice: [] }] })],
    ['a missing seat', withEntry(1, { seat: 3 })],
    ['another game', withEntry(0, { game: 'sagrada' })],
    ['invalid options', withEntry(0, { options: { side: 'C' } })],
    ['too many players', withEntry(0, { players: 1e9 })],
    ['a text as a time', withEntry(2, { at: 'now' })],
    ['NaN as a time', withEntry(2, { at: NaN })],
    ['half a millisecond', withEntry(2, { at: 0.5 })],
    ['a bot of an unknown level', withEntry(2, { who: { kind: 'bot', level: '__proto__' } })],
    ['a command without a name', withEntry(6, { command: '' })],
    ['a command that is not text', withEntry(6, { command: { toString: 'x' } })],
    ['a command with an invalid name', withEntry(6, { command: 'a b' })],
    ['a command with a very long name', withEntry(6, { command: 'x'.repeat(65) })],
    ['a sender without a name', withEntry(6, { sender: '' })],
    ['a sender that is not text', withEntry(6, { sender: ['seat:0'] })],
    ['a sender with an invalid name', withEntry(6, { sender: 'Ada\n' })],
    ['a sender with a very long name', withEntry(6, { sender: 'x'.repeat(81) })],
  ];

  test.for([-1, -62_135_596_800_000, Number.MIN_SAFE_INTEGER, 8.64e15 + 1, Number.MAX_SAFE_INTEGER])(
    'is readable whatever the clock said: %d',
    (at) => {
      const set = withEntry(raw.entries.length - 1, { at });
      const read = readTable(sintra, set, LEVELS);
      expect(read?.entries).toEqual(set.entries);
      expect(read?.card.changed).toBe(at);
      expect(isCard(read?.card)).toBe(true);
    },
  );

  test.for(BROKEN)('is unreadable with %s', ([, broken]) => {
    expect(readTable(sintra, broken, LEVELS)).toBeUndefined();
  });
});

describe('a log of Sagrada', () => {
  const whole = rawOf(sagradaTable(Infinity));
  const begun = rawOf(sagradaTable(8));
  type Played = { readonly type: string; readonly events: readonly Record<string, unknown>[] };

  /** The table with other events in one entry. */
  const withEvents = (raw: RawTable, change: (events: Played['events']) => readonly object[]): RawTable => {
    const played = raw.entries.filter((entry): entry is Played => (entry as Played).type === 'played');
    const others = raw.entries.filter(
      (entry) => (entry as Played).type !== 'played' && (entry as Played).type !== 'closed',
    );
    const closed = raw.entries.filter((entry) => (entry as Played).type === 'closed');
    const events = change(played.flatMap((entry) => entry.events));
    return { ...raw, entries: [...others, { type: 'played', at: 5000, events }, ...closed] };
  };
  const read = (raw: RawTable) => readTable(sagrada, raw, LEVELS);
  const hidden = ([setup, ...others]: Played['events']) => [{ ...setup, private: [['R'], ['Y'], null] }, ...others];

  test('is readable, however its events are split into entries', () => {
    expect(read(withEvents(whole, (events) => events))).toBeDefined();
    expect(read(withEvents(begun, (events) => events))).toBeDefined();
  });

  test('is unreadable with hidden events, finished or not', () => {
    expect(read(withEvents(begun, hidden))).toBeUndefined();
    expect(read(withEvents(whole, hidden))).toBeUndefined();
  });

  test('is unreadable with a reveal, finished or not', () => {
    const revealed = (events: Played['events']) => {
      const patterns = [0, 1, 2].map(
        (seat) => events.find((event) => event['type'] === 'choose' && event['player'] === seat)?.['pattern'],
      );
      return [...events, { type: 'reveal', offers: present(events[0])['offers'], patterns }];
    };
    expect(read(withEvents(begun, revealed))).toBeUndefined();
    expect(
      read(withEvents(whole, (events) => [...events, { type: 'reveal', private: present(events[0])['private'] }])),
    ).toBeUndefined();
  });

  test('is unreadable if abandoned before its setup', () => {
    expect(read(withEvents(whole, ([setup]) => [present(setup), { type: 'abandoned' }]))).toBeDefined();
    expect(read(withEvents(whole, () => [{ type: 'abandoned' }]))).toBeUndefined();
  });

  test('is unreadable with a field of the other game', () => {
    expect(read(withEvents(begun, ([setup, ...others]) => [{ ...setup, strips: [] }, ...others]))).toBeUndefined();
  });
});

describe('a table that was read before', () => {
  const table = sintraTable();
  const raw = rawOf(table);

  test('need not be read again while nothing has changed', () => {
    expect(unchanged(structuredClone(raw), table)).toBe(table);
  });

  test.for<readonly [string, RawTable]>([
    ['another table', { ...raw, id: 'other' }],
    ['another seed', { ...raw, seed: '0'.repeat(64) }],
    ['a longer log', rawOf(sintraTable(13))],
    ['a shorter log', rawOf(sintraTable(11))],
    ['another entry', { ...raw, entries: [...raw.entries.slice(0, -1), raw.entries[4]] }],
  ])('is read again with %s', ([, changed]) => {
    expect(unchanged(changed, table)).toBeUndefined();
  });
});

describe('a table of an earlier version, whose log has no senders', () => {
  const earlier = (table: RawTable): RawTable => ({
    ...table,
    entries: table.entries.map((entry, i) => {
      const { command, sender, ...rest } = entry as Readonly<Record<string, unknown>>;
      return sender === undefined || command === undefined ? rest : { ...rest, command: `0:${i}:${i}` };
    }),
  });

  test('is read unchanged', () => {
    for (const [game, table] of [
      [sintra, rawOf(sintraTable())],
      [sagrada, rawOf(sagradaTable())],
    ] as const) {
      const raw = earlier(table);
      const read = game.id === 'sintra' ? readTable(game, raw, LEVELS) : readTable(game, raw, LEVELS);
      expect(read?.entries).toEqual(raw.entries);
    }
  });

  test('can be continued', async () => {
    const table = readTable(sintra, earlier(rawOf(sintraTable(8))), LEVELS);
    if (table === undefined) throw new Error('it cannot be read');
    const stored: Entry<Sintra>[] = [];
    const host = new Host(sintra, table, {
      now: () => 9000,
      store: (entries) => Promise.resolve(void stored.push(...entries)),
      think: () => new Promise(() => undefined),
      levels: [],
      trouble: (error) => expect(error).toBeUndefined(),
    });
    const { position, events } = table.state;
    const seat = position.turn;
    const move = present(sintra.legal(position, seat)[0]);
    const command = { id: '0:6:6', type: 'play', seat, seen: events.length, moves: [move] } as const;
    const connection = host.connect(seat, personHere(seat));
    expect(await connection.ask(command)).toEqual({ ok: true, value: null });
    expect(await connection.ask(command)).toEqual({ ok: true, value: null });
    expect(stored).toMatchObject([{ command: '0:6:6', sender: `seat:${seat}`, type: 'played' }]);
    expect(stored.flatMap((entry) => (entry.type === 'played' ? entry.events : []))[0]).toEqual(move);
    const after = { ...rawOf(table), entries: [...table.entries, ...stored] };
    expect(readTable(sintra, after, LEVELS)?.entries).toEqual(after.entries);
  });
});

describe('a card', () => {
  test.for([
    { scores: [3] },
    { scores: [1, 2, 3] },
    { ranking: [[0], [2]] },
    { toMove: [2] },
    { created: 0.5 },
    { changed: Infinity },
  ])('is invalid with a missing seat or an impossible moment: %o', (part) => {
    expect(isCard({ ...sintraTable(Infinity).card, ...part })).toBe(false);
  });
});
