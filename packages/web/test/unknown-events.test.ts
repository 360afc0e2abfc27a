/** Unknown events from files and from the store are refused in words and never cause an exception. */
import { describe, expect, test } from 'vitest';
import { LEVELS } from '@leadlight/bots';
import { en } from '@leadlight/messages';
import { sagrada, TOOL_IDS } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { readTable } from '@leadlight/table';
import { INHERITED_NAMES } from '../../core/test/odd-names.ts';
import { acceptTable } from '../src/storage/backup.ts';
import { installGames } from '../src/game/registry.ts';
import { GAMES } from '../src/games/registry.ts';
import { SAGRADA } from '../src/games/sagrada/client.ts';
import { SINTRA } from '../src/games/sintra/client.ts';
import { levelsToRead, namesToRead } from '../src/records/names.ts';
import { readRecord } from '../src/records/read.ts';
import type { RawTable } from '../src/storage/tables.ts';
import { cutRecord, playedRecord } from '../../core/test/played.ts';
import { ADA, BOT, playedTable, rawOf } from '../../table/test/tables.ts';
import { present } from '../../core/test/present.ts';

installGames(GAMES);

type Loose = Readonly<Record<string, unknown>>;

test('a bot of an unknown level is named after it', () => {
  const players = INHERITED_NAMES.map((level) => ({ name: `bot:${level}` }));
  expect(namesToRead(en, players)).toEqual(INHERITED_NAMES);
  expect(levelsToRead(en, players).every((level) => typeof level === 'string')).toBe(true);
});

/** Fields that suit one tool or another. */
const FIELDS: readonly Loose[] = [
  {},
  { die: 'R1' },
  { die: 'R1', cell: 'A1' },
  { die: 'R1', cell: 'A1', value: 2 },
  { die: 'R1', cell: 'A1', round: 1, track: 'R1' },
  { moves: [{ from: 'A1', to: 'A2' }] },
  {
    moves: [
      { from: 'A1', to: 'A2' },
      { from: 'A3', to: 'A4' },
    ],
  },
];

const TYPES = 'setup choose roll place rerolled drawn settle done end abandoned reveal pick fill back'.split(' ');

const TYPED: readonly Loose[] = [...TOOL_IDS, ...INHERITED_NAMES].flatMap((type) =>
  FIELDS.map((fields) => ({ type, player: 0, tool: 'x', ...fields })),
);
const TOOLED: readonly Loose[] = [...TYPES, ...INHERITED_NAMES].flatMap((tool) =>
  FIELDS.map((fields) => ({ type: 'tool', player: 0, tool, ...fields })),
);

/** The problems of a record, in English. */
async function complaints(record: object): Promise<readonly string[]> {
  const read = await readRecord(JSON.stringify(record));
  return read.ok ? [] : Promise.all(read.problems.map((complain) => complain(en)));
}

describe('a record', () => {
  const RECORDS = [
    cutRecord(playedRecord(sagrada, { players: 2, name: 'unknown' }), 8),
    cutRecord(playedRecord(sintra, { players: 2, name: 'unknown' }), 8),
  ] as const;

  test.for(RECORDS)('of $game is refused for an event of an unknown type', async (record) => {
    for (const event of TYPED) {
      expect((await complaints({ ...record, events: [...record.events, event] }))[0]).toContain('events[8].type');
    }
  });

  test('of sagrada is refused for an unknown tool', async () => {
    const [record] = RECORDS;
    for (const event of TOOLED) {
      expect((await complaints({ ...record, events: [...record.events, event] }))[0]).toContain('events[8].tool');
    }
  });
});

describe('a stored table', () => {
  const withEvent = (raw: RawTable, event: Loose): RawTable => ({
    ...raw,
    entries: [...raw.entries, { type: 'played', at: 5000, events: [event] }],
  });

  test('of sagrada is unreadable with an unknown event or tool', async () => {
    const raw = rawOf(playedTable(SAGRADA, { id: 'unknown', seats: [ADA, BOT], moves: 8 }));
    expect(readTable(SAGRADA.game, raw, LEVELS)).toBeDefined();
    for (const event of [...TYPED, ...TOOLED]) {
      expect(readTable(SAGRADA.game, withEvent(raw, event), LEVELS)).toBeUndefined();
    }
    expect(await acceptTable(withEvent(raw, present(TYPED[0])))).toBeUndefined();
  });

  test('is unreadable without events: every game starts with the setup', () => {
    const raw = rawOf(playedTable(SAGRADA, { id: 'unknown', seats: [ADA, BOT], moves: 8 }));
    const entries = raw.entries.filter((entry) => (entry as Loose)['type'] !== 'played');
    const none = { type: 'played', at: 5000, events: [] };
    expect(readTable(SAGRADA.game, { ...raw, entries }, LEVELS)).toBeUndefined();
    expect(readTable(SAGRADA.game, { ...raw, entries: [...entries, none] }, LEVELS)).toBeUndefined();
  });

  test('of sintra is unreadable with an unknown event', () => {
    const raw = rawOf(playedTable(SINTRA, { id: 'unknown', seats: [ADA, BOT], moves: 8 }));
    expect(readTable(SINTRA.game, raw, LEVELS)).toBeDefined();
    for (const event of TYPED) expect(readTable(SINTRA.game, withEvent(raw, event), LEVELS)).toBeUndefined();
  });
});
