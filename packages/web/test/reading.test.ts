/** Backups and lists of games: valid tables are accepted, and invalid ones do no harm. */
import { describe, expect, test } from 'vitest';
import type { RawTable } from '@leadlight/table';
import { ADA, BOB, BOT, playedTable, rawOf } from '../../table/test/tables.ts';
import { dateOf } from '../src/base/when.ts';
import { acceptTable, FORMAT, MOST_BYTES, readBackup, writeBackup } from '../src/storage/backup.ts';
import { OWN_SIGHT, UNANSWERED } from '../src/storage/of-device.ts';
import { installGames } from '../src/game/registry.ts';
import { GAMES } from '../src/games/registry.ts';
import { SAGRADA } from '../src/games/sagrada/client.ts';
import { SINTRA } from '../src/games/sintra/client.ts';
import { isCard, readCards } from '../src/storage/cards.ts';
import { withMore } from '../src/games/sintra/strips/files.ts';

installGames(GAMES);

const sintraTable = (moves = 12) => playedTable(SINTRA, { id: 'sintra-table', seats: [ADA, BOT], moves });
const sagradaTable = (moves = 12) => playedTable(SAGRADA, { id: 'sagrada-table', seats: [ADA, BOB, BOT], moves });

test.for([-1, -62_135_596_800_000, Number.MIN_SAFE_INTEGER, 8.64e15 + 1, Number.MAX_SAFE_INTEGER])(
  'a game is listed with a date, whatever the clock said: %d',
  (changed) => {
    expect(readCards([{ ...sintraTable().card, changed }])).toHaveLength(1);
    expect(dateOf(changed).toISOString()).toMatch(/Z$/);
  },
);

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
});

test('a table of an earlier version, whose log has no senders, can be backed up', async () => {
  for (const table of [rawOf(sintraTable()), rawOf(sagradaTable())]) {
    const entries = table.entries.map((entry) =>
      Object.fromEntries(Object.entries(entry as object).filter(([name]) => name !== 'sender')),
    );
    expect(await acceptTable({ ...table, entries })).toMatchObject({ seed: table.seed, entries });
  }
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

  test('brings nothing that another device claims to have seen, and none of its moves', () => {
    const own = { [OWN_SIGHT]: '[]', [UNANSWERED]: '[]' };
    const text = writeBackup({ tables, remembered: { ...remembered, ...own } }, 5);
    expect(readBackup(text)).toEqual({ ok: true, value: { tables, remembered } });
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
