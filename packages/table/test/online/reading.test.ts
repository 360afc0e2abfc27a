/** Stored logs of online tables: intact ones are read at any moment, and contradictory ones never. */
import { describe, expect, test } from 'vitest';
import { FastRandom, saltCommitmentOf, type Game, type GameTypes, type Random } from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra, type Sintra } from '@leadlight/sintra';
import { everyoneAt, foldAll, readOnlineTable, readTable, sightingsOf, type RawTable } from '@leadlight/table';
import { games } from '../../../core/test/properties.ts';
import { doSomething } from './deeds.ts';
import { BOT, LEVELS, nonceOf, OnlineTable, saltOf, termsWith, UNTIMED, who } from './table.ts';
import { anyOf, present } from '../../../core/test/present.ts';

type Raw = Readonly<Record<string, unknown>>;

const rawOf = <T extends GameTypes>({ seed, log }: OnlineTable<T>): RawTable =>
  JSON.parse(JSON.stringify({ id: 'online', card: null, seed, entries: log })) as RawTable;

const read = (raw: RawTable) => readOnlineTable(sintra, raw, LEVELS);

/** A table where everything has happened: Bob came to seat 3, someone was removed, Ada is away. */
function eventful(): OnlineTable<Sintra> {
  const table = new OnlineTable(sintra, { players: 4, options: { start: 0 } });
  table.sit('ada', 0);
  table.sit('eve', 1);
  table.ask('ada', { type: 'leave', seat: 1 });
  table.ask('ada', { type: 'sit', seat: 2, who: BOT });
  table.sit('bob', 3);
  table.ask('ada', { type: 'start' });
  for (const name of ['ada', 'bob']) table.seal(name);
  for (const name of ['ada', 'bob']) table.open(name);
  table.clock += 3000;
  table.play('ada', 0);
  table.ask('ada', { type: 'stand-in', seat: 0, level: 'greedy' });
  return table;
}

describe('an online table', () => {
  test('is read at any moment of its life', () => {
    const raw = rawOf(eventful());
    const types = raw.entries.map((entry) => (entry as Raw)['type']);
    const unread = types.filter((_, at) => read({ ...raw, entries: raw.entries.slice(0, at + 1) }) === undefined);
    // The first events are stored with it.
    expect(unread).toEqual(['started']);
  });

  test.for([3, 1])('is read with a starting seat that was numbered anew or is gone: %i', (start) => {
    const table = new OnlineTable(sintra, { players: 4, options: { start } });
    table.sit('ada', 0);
    table.sit('bob', 3);
    table.ask('ada', { type: 'start' });
    for (const name of ['ada', 'bob']) table.seal(name);
    for (const name of ['ada', 'bob']) table.open(name);
    expect(read(rawOf(table))?.state).toEqual(table.state);
  });

  test('goes on from an earlier reading', () => {
    const raw = rawOf(eventful());
    const earlier = read({ ...raw, entries: raw.entries.slice(0, 6) });
    expect(readOnlineTable(sintra, raw, LEVELS, earlier)).toEqual(read(raw));
  });

  test('keeps a clock that stands still only once, and is the same log', () => {
    const raw = rawOf(eventful());
    const log = present(read(raw)).entries;
    expect(log).toEqual(raw.entries);
    const [first, second] = log.flatMap((entry) => ('clocks' in entry ? [entry.clocks] : []));
    expect(present(second)[1]?.since).toBeNull();
    expect(present(first)[1]).toBe(present(second)[1]);
  });

  test('is no table of one device, nor the other way round', () => {
    const raw = rawOf(eventful());
    expect(readTable(sintra, raw, LEVELS)).toBeUndefined();
    const [opened, ...others] = raw.entries as readonly Raw[];
    expect(read({ ...raw, entries: [{ ...opened, terms: undefined }, ...others] })).toBeUndefined();
  });
});

describe('an online table is unreadable', () => {
  const raw = rawOf(eventful());
  const entries = raw.entries as readonly Raw[];

  /** The first entry of a type, changed. */
  const changed = (type: string, change: (entry: Raw) => Raw): RawTable => {
    const at = entries.findLastIndex((entry) => entry['type'] === type);
    return { ...raw, entries: entries.with(at, change(present(entries[at]))) };
  };

  const without = (type: string): RawTable => ({
    ...raw,
    entries: entries.filter((entry) => entry['type'] !== type),
  });

  const HASH = saltCommitmentOf(0, nonceOf('eve'), saltOf('eve'));
  const CHANGES: readonly (readonly [string, string, (entry: Raw) => Raw])[] = [
    ['people sat without a name', 'seated', ({ sender, ...entry }) => ({ ...entry, was: sender })],
    ['someone sat down where someone sits', 'seated', (entry) => ({ ...entry, seat: 0 })],
    ['someone has two seats', 'seated', (entry) => ({ ...entry, sender: 'ada' })],
    ['someone who was removed is back', 'seated', (entry) => ({ ...entry, sender: 'eve' })],
    [
      'a bot owns nothing, but a level is unknown',
      'seated',
      (entry) => ({ ...entry, who: { kind: 'bot', level: 'x' } }),
    ],
    ['someone left who was not there', 'left', (entry) => ({ ...entry, seat: 3 })],
    ['others gathered than those who came', 'gathered', (entry) => ({ ...entry, seats: [0, 1, 3] })],
    ['people gathered in another order', 'gathered', (entry) => ({ ...entry, seats: [2, 0, 3] })],
    ['a bot sealed a salt', 'sealed', (entry) => ({ ...entry, seat: 1 })],
    ['someone sealed two salts', 'sealed', (entry) => ({ ...entry, seat: 0 })],
    ['another salt was sealed', 'sealed', (entry) => ({ ...entry, hash: HASH })],
    ['another salt was opened', 'opened-salt', (entry) => ({ ...entry, salt: 'other' })],
    ['a salt was opened with another nonce', 'opened-salt', (entry) => ({ ...entry, nonce: HASH })],
    ['a salt was opened twice', 'opened-salt', (entry) => ({ ...entry, seat: 0 })],
    ['the game began with other salts', 'started', (entry) => ({ ...entry, salts: ['', '', ''] })],
    [
      'the game began without commitments',
      'started',
      ({ saltCommitments, ...entry }) => ({ ...entry, was: saltCommitments }),
    ],
    ['the game began with other nonces', 'started', (entry) => ({ ...entry, saltNonces: ['', '', ''] })],
    ['someone returned who was there', 'stood-in', (entry) => ({ ...entry, level: null })],
    ['a bot is stood in for', 'stood-in', (entry) => ({ ...entry, seat: 1 })],
    ['a clock is missing', 'played', (entry) => ({ ...entry, clocks: [{ left: 0, since: null }] })],
    [
      'a clock has more than the bank',
      'played',
      (entry) => ({ ...entry, clocks: entries.slice(0, 3).map(() => ({ left: 300_001, since: null })) }),
    ],
    [
      'a clock has less than nothing',
      'played',
      (entry) => ({ ...entry, clocks: entries.slice(0, 3).map(() => ({ left: -1, since: null })) }),
    ],
    [
      'a clock runs for a bot',
      'stood-in',
      (entry) => ({ ...entry, clocks: entries.slice(0, 3).map(() => ({ left: 5, since: 7 })) }),
    ],
  ];

  test.for(CHANGES)('if %s', ([, type, change]) => {
    expect(read(changed(type, (entry) => entry))).toBeDefined();
    expect(read(changed(type, change))).toBeUndefined();
  });

  test.for(['gathered', 'seals-closed', 'opened-salt', 'started', 'sealed', 'played'])('without %s', (type) => {
    expect(read(without(type))).toBeUndefined();
  });

  test('if clocks run where nothing is timed', () => {
    const terms = termsWith(UNTIMED);
    expect(read(changed('opened', (entry) => ({ ...entry, terms })))).toBeUndefined();
  });

  const TERMS = termsWith({ kind: 'days', days: 3 });
  const ODD_TERMS: readonly unknown[] = [
    null,
    {},
    { ...TERMS, listed: 'yes' },
    { ...TERMS, watchers: 'nobody' },
    { ...TERMS, chat: true },
    { ...TERMS, standIn: 'sly' },
    { ...TERMS, timeout: 'wait' },
    { ...TERMS, pace: null },
    { ...TERMS, pace: { kind: '__proto__' } },
    { ...TERMS, pace: { kind: 'days', days: 0 } },
    { ...TERMS, pace: { kind: 'days', days: 15 } },
    { ...TERMS, pace: { kind: 'days', days: 1.5 } },
    { ...TERMS, pace: { kind: 'live', bank: 0, increment: 0 } },
    { ...TERMS, pace: { kind: 'live', bank: 1000, increment: -1 } },
    { ...TERMS, pace: { kind: 'live', bank: Infinity, increment: 1 } },
  ];

  test.for(ODD_TERMS)('with the terms %o', (terms) => {
    const table = new OnlineTable(sintra, { players: 2, terms: TERMS });
    const fresh = rawOf(table);
    expect(read(fresh)).toBeDefined();
    const [opened] = fresh.entries as readonly Raw[];
    expect(read({ ...fresh, entries: [{ ...opened, terms }] })).toBeUndefined();
  });
});

describe('any log', () => {
  const ODD: readonly unknown[] = [undefined, null, NaN, -1, 0.5, 1e20, '', '__proto__', [], {}, true, who('eve'), 3];

  function damaged(value: unknown, random: Random): unknown {
    if (typeof value !== 'object' || value === null || random.below(8) === 0) return anyOf(ODD, random);
    const parts: readonly (readonly [string, unknown])[] = Object.entries(value);
    if (parts.length === 0) return anyOf(ODD, random);
    const [name, inner] = anyOf(parts, random);
    const changed = { ...value, [name]: damaged(inner, random) };
    return Array.isArray(value) ? Object.values(changed) : changed;
  }

  function tampered(entries: readonly unknown[], random: Random): readonly unknown[] {
    const [at, other] = [random.below(entries.length), random.below(entries.length)];
    switch (random.below(5)) {
      case 0:
        return entries.toSpliced(at, 1);
      case 1:
        return entries.toSpliced(at, 0, entries[other]);
      case 2:
        return entries.with(at, entries[other]).with(other, entries[at]);
      default:
        return entries.with(at, damaged(entries[at], random));
    }
  }

  function expectCareful<T extends GameTypes>(game: Game<T>, name: string): void {
    const random = new FastRandom(name);
    const table = new OnlineTable(game, { players: 3, seed: name });
    for (let i = 0; i < 60 + random.below(100); i++) doSomething(table, random);
    const raw = rawOf(table);
    for (let i = 0; i < 5; i++) {
      const found = readOnlineTable(game, { ...raw, entries: tampered(raw.entries, random) }, LEVELS);
      if (found === undefined) continue;
      expect(found.state).toEqual(foldAll(game, found.entries));
      expect(found.sightings).toEqual(sightingsOf(game, found.entries, everyoneAt(3)));
    }
  }

  test('is read carefully', () => {
    for (let i = 0; i < games(30); i++) {
      expectCareful(sintra, `tampered ${i}`);
      expectCareful(sagrada, `tampered ${i}`);
    }
  });
});
