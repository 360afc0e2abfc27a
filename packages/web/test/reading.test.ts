/** Stored tables and backups from anywhere: valid ones are read, and invalid ones do no harm. */
import { describe, expect, test } from 'vitest';
import type { Sintra } from '@leadlight/sintra';
import { foldAll, personHere, type Entry } from '@leadlight/table';
import { acceptTable, FORMAT, MOST_BYTES, readBackup, writeBackup } from '../src/keep/backup.ts';
import { readTable } from '../src/keep/reading.ts';
import { SAGRADA } from '../src/keep/sagrada.ts';
import { SINTRA } from '../src/keep/sintra.ts';
import { dateOf } from '../src/app/when.ts';
import { Host } from '../src/play/host.ts';
import { isCard, readCards } from '../src/store/cards.ts';
import type { RawTable } from '../src/store/tables.ts';
import { withMore } from '../src/strips/files.ts';
import { ADA, BOB, BOT, playedTable, rawOf } from './tables.ts';

const sintraTable = (moves = 12) => playedTable(SINTRA, { id: 'sintra-table', seats: [ADA, BOT], moves });
const sagradaTable = (moves = 12) => playedTable(SAGRADA, { id: 'sagrada-table', seats: [ADA, BOB, BOT], moves });

describe('a stored table', () => {
  test.for([0, 1, 12, Infinity])('is read back unchanged after %d moves', (moves) => {
    for (const read of [
      [sintraTable(moves), readTable(SINTRA.game, rawOf(sintraTable(moves)))],
      [sagradaTable(moves), readTable(SAGRADA.game, rawOf(sagradaTable(moves)))],
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
      const read = readTable(SINTRA.game, set);
      expect(read?.entries).toEqual(set.entries);
      expect(read?.card.changed).toBe(at);
      expect(readCards([read?.card])).toHaveLength(1);
      expect(dateOf(at).toISOString()).toMatch(/Z$/);
    },
  );

  test.for(BROKEN)('is unreadable with %s', ([, broken]) => {
    expect(readTable(SINTRA.game, broken)).toBeUndefined();
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
  const read = (raw: RawTable) => readTable(SAGRADA.game, raw);
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
      return [...events, { type: 'reveal', offers: events[0]['offers'], patterns }];
    };
    expect(read(withEvents(begun, revealed))).toBeUndefined();
    expect(
      read(withEvents(whole, (events) => [...events, { type: 'reveal', private: events[0]['private'] }])),
    ).toBeUndefined();
  });

  test('is unreadable if abandoned before its setup', () => {
    expect(read(withEvents(whole, ([setup]) => [setup, { type: 'abandoned' }]))).toBeDefined();
    expect(read(withEvents(whole, () => [{ type: 'abandoned' }]))).toBeUndefined();
  });

  test('is unreadable with a field of the other game', () => {
    expect(read(withEvents(begun, ([setup, ...others]) => [{ ...setup, strips: [] }, ...others]))).toBeUndefined();
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

  test('is read unchanged and can be backed up', async () => {
    for (const [game, table] of [
      [SINTRA.game, rawOf(sintraTable())],
      [SAGRADA.game, rawOf(sagradaTable())],
    ] as const) {
      const raw = earlier(table);
      const read = game.id === 'sintra' ? readTable(game, raw) : readTable(game, raw);
      expect(read?.entries).toEqual(raw.entries);
      expect(await acceptTable(raw)).toMatchObject({ seed: raw.seed, entries: raw.entries });
    }
  });

  test('can be continued', async () => {
    const table = readTable(SINTRA.game, earlier(rawOf(sintraTable(8))));
    if (table === undefined) throw new Error('it cannot be read');
    const stored: Entry<Sintra>[] = [];
    const host = new Host(SINTRA.game, table.seed, table.entries, {
      now: () => 9000,
      store: (entries) => Promise.resolve(void stored.push(...entries)),
      think: () => new Promise(() => undefined),
      levels: [],
      trouble: (error) => expect(error).toBeUndefined(),
    });
    const { position, events } = foldAll(SINTRA.game, table.entries);
    const seat = position.turn;
    const [move] = SINTRA.game.legal(position, seat);
    const command = { id: '0:6:6', type: 'play', seat, seen: events.length, moves: [move] } as const;
    const connection = host.connect(seat, personHere(seat));
    expect(await connection.ask(command)).toEqual({ ok: true, value: null });
    expect(await connection.ask(command)).toEqual({ ok: true, value: null });
    expect(stored).toMatchObject([{ command: '0:6:6', sender: `seat:${seat}`, type: 'played' }]);
    expect(stored.flatMap((entry) => (entry.type === 'played' ? entry.events : []))[0]).toEqual(move);
    const after = { ...rawOf(table), entries: [...table.entries, ...stored] };
    expect(readTable(SINTRA.game, after)?.entries).toEqual(after.entries);
  });
});

describe('a card', () => {
  test('that is broken does not hide the others', () => {
    const cards = [
      null,
      7,
      { id: 'x' },
      { ...sintraTable().card, seats: 'many' },
      sintraTable().card,
      sagradaTable(20).card,
    ];
    expect(readCards(cards).map(({ id }) => id)).toEqual(['sagrada-table', 'sintra-table']);
    expect(isCard({ ...sintraTable().card, ranking: undefined })).toBe(false);
  });

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

describe('a backup', () => {
  const tables = [rawOf(sintraTable()), rawOf(sagradaTable(Infinity))];
  /** Possible names of ours, one for each pair of letters. */
  const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const NAMES = LETTERS.flatMap((one) => LETTERS.map((other) => `leadlight-${one}${other}`));
  const remembered = { 'leadlight-settings': '{"theme":"day"}', 'leadlight-strips': '[]' };

  test('is restored in full', async () => {
    const backup = readBackup(writeBackup({ tables, remembered }, 5));
    expect(backup).toEqual({ ok: true, value: { tables, remembered } });
    for (const table of tables) expect(await acceptTable(table)).toMatchObject({ card: table.card, seed: table.seed });
  });

  test.for([
    ['invalid JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another format', '{"format":"leadlight-record/1","tables":[]}'],
    ['no tables', JSON.stringify({ format: FORMAT })],
    ['invalid tables', JSON.stringify({ format: FORMAT, tables: { length: 3 } })],
    ['far too many tables', JSON.stringify({ format: FORMAT, tables: Array.from({ length: 30_000 }, () => 0) })],
  ] as const)('is refused with %s', ([, text]) => {
    expect(readBackup(text).ok).toBe(false);
  });

  test('is refused if it is huge', () => {
    expect(readBackup(' '.repeat(MOST_BYTES + 1))).toEqual({ ok: false, problems: ['too-large'] });
  });

  test.for([
    ['ten large values', Array.from({ length: 10 }, (_, at) => [`leadlight-${'abcdefghij'[at]}`, 'x'.repeat(900_000)])],
    ['one large value', [['leadlight-settings', 'x'.repeat(1_000_000)]]],
    ['many small values', NAMES.map((name) => [name, 'x'.repeat(2000)])],
  ] as const)('is refused with %s to remember', ([, values]) => {
    const text = writeBackup({ tables, remembered: Object.fromEntries(values) as Record<string, string> }, 5);
    expect(readBackup(text)).toEqual({ ok: false, problems: ['too-large'] });
  });

  test('may contain a hundred strip sets', () => {
    const strips = JSON.stringify(Array.from({ length: 100 }, () => 'x'.repeat(1500)));
    const backup = readBackup(writeBackup({ tables, remembered: { ...remembered, 'leadlight-strips': strips } }, 5));
    expect(backup.ok && backup.value.remembered['leadlight-strips']).toBe(strips);
  });

  test('restores only our own values, and only text', () => {
    const json = `{"format":"${FORMAT}","tables":[],"remembered":{"__proto__":"x","constructor":"x","other-key":"x",
      "leadlight-settings":{"theme":"day"},"leadlight-strips":"[]","leadlight-UPPER":"x"}}`;
    expect(readBackup(json)).toEqual({ ok: true, value: { tables: [], remembered: { 'leadlight-strips': '[]' } } });
    expect(Object.prototype).not.toHaveProperty('leadlight-strips');
  });

  test('refuses each broken table separately', async () => {
    const json = `[null, 5, "x", [], {}, {"id":{}}, {"id":"a","entries":{}}, {"id":"a","entries":[null]},
      {"id":"a","entries":[{"game":"sintra","rules":"1"}]}, {"__proto__":{"id":"a"}}]`;
    const backup = readBackup(`{"format":"${FORMAT}","tables":${json}}`);
    expect(backup.ok && backup.value.tables).toHaveLength(10);
    for (const table of backup.ok ? backup.value.tables : []) expect(await acceptTable(table)).toBeUndefined();
  });

  test('keeps a game under unknown rules if its card is valid', async () => {
    const later: RawTable = JSON.parse(JSON.stringify(tables[0]).replaceAll('"rules":"1"', '"rules":"9"')) as RawTable;
    expect(await acceptTable(later)).toEqual({ card: later.card, seed: later.seed, entries: later.entries });
    expect(await acceptTable({ ...later, id: 'another' })).toBeUndefined();
    expect(await acceptTable({ ...later, entries: [later.entries[0], 3] })).toBeUndefined();
  });
});

describe('the strip sets of a backup', () => {
  const set = (id: string, name: string) => ({ id, name, strips: [] });
  const namesIn = (json: string): readonly unknown[] =>
    (JSON.parse(json) as readonly { readonly name: unknown }[]).map(({ name }) => name);

  test('are added to the existing ones and replace none', () => {
    const here = JSON.stringify([set('a', 'Box')]);
    const backup = JSON.stringify([set('a', 'Another'), set('b', 'Box')]);
    expect(namesIn(withMore(here, backup))).toEqual(['Box', 'Box (2)']);
  });

  test.for(['{', 'null', '{"length":5}', '[[[]]]'])('are ignored if they are %s', (backup) => {
    expect(namesIn(withMore(JSON.stringify([set('a', 'Box')]), backup))).toEqual(['Box']);
  });
});
