/** Games from before a correction of the rules: they are refused with reasons, and nothing is lost. */
import { LEVELS } from '@leadlight/bots';
import { writeRecord, type GameRecord } from '@leadlight/core';
import { en, LOCALES, textsFor } from '@leadlight/messages';
import { HOUSE_STRIPS, type Sintra, type Strip } from '@leadlight/sintra';
import { contradictions, judge, readTable, type Judged } from '@leadlight/table';
import { describe, expect, test } from 'vitest';
import { acceptTable, readBackup, writeBackup } from '../src/storage/backup.ts';
import { installGames } from '../src/game/registry.ts';
import { GAMES } from '../src/games/registry.ts';
import { SAGRADA } from '../src/games/sagrada/client.ts';
import { SINTRA } from '../src/games/sintra/client.ts';
import { whyOutdated } from '../src/records/complaints.ts';
import { readRecord } from '../src/records/read.ts';
import type { RawTable } from '../src/storage/tables.ts';
import { playedRecord } from '../../core/test/played.ts';
import { ADA, BOT, playedTable, rawOf } from '../../table/test/tables.ts';
import { present } from '../../core/test/present.ts';

installGames(GAMES);

/** House strips as they might have been: each strip has the front and back of another one. */
const OLD_STRIPS: readonly Strip[] = HOUSE_STRIPS.map(({ id }, at) => ({ ...present(HOUSE_STRIPS[(at + 3) % 8]), id }));

const seats = [ADA, BOT];
const fine = rawOf(playedTable(SINTRA, { id: 'fine', seats, moves: Infinity }));

/** The same table with one entry changed. */
const withEntry = (raw: RawTable, index: number, part: object): RawTable => ({
  ...raw,
  entries: raw.entries.map((entry, at) => (at === index ? Object.assign({}, entry, part) : entry)),
});

/** A game played with other strips and stored as one with the house strips. */
function withOldStrips(id: string, moves: number): RawTable {
  const raw = rawOf(playedTable(SINTRA, { id, seats, moves, options: { strips: OLD_STRIPS } }));
  return withEntry(raw, 0, { options: { side: 'A', scoreFloor: false, strips: 'house' } });
}

/** Replaces the first move of seat 0 by one that no rules allow. */
function withRefusedMove(raw: RawTable): RawTable {
  const at = raw.entries.findIndex((entry) => JSON.stringify(entry).includes('"pick"'));
  return withEntry(raw, at, { events: [{ type: 'back', player: 0 }] });
}

const refused = withRefusedMove(rawOf(playedTable(SINTRA, { id: 'refused', seats, moves: 12 })));
const oldStrips = withOldStrips('old-strips', 30);
const otherScores: RawTable = {
  ...fine,
  id: 'other-scores',
  card: { ...(fine.card as object), id: 'other-scores', scores: [900, 1] },
};
const OUTDATED = [
  ['a refused move', refused],
  ['other strips', oldStrips],
  ['another result', otherScores],
] as const;

const judged = (raw: RawTable): Judged => judge(SINTRA.game, raw, LEVELS, readTable(SINTRA.game, raw, LEVELS));

describe('a stored game with', () => {
  test.for(OUTDATED)('%s is outdated', ([, raw]) => {
    expect(judged(raw)).toEqual({ kind: 'outdated', raw, card: raw.card });
  });

  test.for(OUTDATED)('%s gives the reason in words, with a rule, and names the correction', async ([, raw]) => {
    for (const locale of LOCALES) {
      const texts = textsFor(locale);
      const said = await Promise.all((await whyOutdated(SINTRA, raw)).map((complaint) => complaint(texts)));
      expect(said.at(0)).toMatch(/^(events\[\d+\]|result\.scores).*R-\d+/);
      expect(said.at(-1)).toBe(texts.stored.corrected.sintra);
    }
  });

  test.for(OUTDATED)('%s survives a backup unchanged', async ([, raw]) => {
    const backup = readBackup(writeBackup({ tables: [raw], remembered: {} }, 5));
    const [table] = backup.ok ? backup.value.tables : [];
    expect(await acceptTable(present(table))).toEqual({ card: raw.card, seed: raw.seed, entries: raw.entries });
  });

  test.for(OUTDATED)('%s is broken in a backup if its card is', async ([, raw]) => {
    expect(await acceptTable({ ...raw, card: null, seed: 'none' })).toBeUndefined();
    expect(await acceptTable({ ...raw, id: 'another' })).toBeUndefined();
  });

  test('no error is fine, and one with a damaged log is unreadable', () => {
    expect(judged(fine)).toEqual({ kind: 'fine', card: fine.card });
    const damaged = withEntry(fine, 4, { type: 'nothing' });
    expect(contradictions(SINTRA.game, damaged, LEVELS)).toEqual([]);
    expect(judged(damaged)).toEqual({ kind: 'unreadable', raw: damaged });
  });

  test('an unreadable card gets a new one from its log', async () => {
    expect(contradictions(SINTRA.game, { ...fine, card: { scores: [1, 2] } }, LEVELS)).toEqual([]);
    expect(await acceptTable({ ...fine, card: null })).toMatchObject({ card: fine.card });
  });
});

describe('a game of Sagrada', () => {
  test('never mentions the corrections of another game', async () => {
    const raw = rawOf(playedTable(SAGRADA, { id: 'sagrada', seats, moves: Infinity }));
    const other = { ...raw, card: { ...(raw.card as object), scores: [900, 1] } };
    expect(await whyOutdated(SAGRADA, raw)).toEqual([]);
    const said = await Promise.all((await whyOutdated(SAGRADA, other)).map((complaint) => complaint(en)));
    expect(said).toEqual([expect.stringMatching(/^result\.scores.*G-\d+/)]);
  });
});

describe('a record', () => {
  /** The problems of a record, in English. */
  async function complaints(text: string): Promise<readonly string[]> {
    const read = await readRecord(text);
    return read.ok ? [] : Promise.all(read.problems.map((complaint) => complaint(en)));
  }
  const record = playedRecord(SINTRA.game, { players: 2, name: 'old', options: { strips: OLD_STRIPS } });
  const asHouse: GameRecord<Sintra> = { ...record, options: { ...record.options, strips: 'house' } };

  test('from before a correction names the correction', async () => {
    const said = await complaints(writeRecord(asHouse));
    expect(said.length).toBeGreaterThan(1);
    expect(said.at(-1)).toBe(en.stored.corrected.sintra);
  });

  test('that was never valid does not', async () => {
    expect(await complaints(writeRecord(record))).toEqual([]);
    for (const changed of [{ seed: '0'.repeat(64) }, { events: [1] }, { players: [{ name: 'a\nb' }, { name: '' }] }]) {
      const said = await complaints(JSON.stringify({ ...record, ...changed }));
      expect(said.length).toBeGreaterThan(0);
      expect(said).not.toContain(en.stored.corrected.sintra);
    }
  });
});
