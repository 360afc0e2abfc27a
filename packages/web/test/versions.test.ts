/** A game ends under the rules it began with, and new games start under the latest ones. */
import { writeRecord, type GameRecord, type GameTypes } from '@leadlight/core';
import { en } from '@leadlight/messages';
import { sintra, type Sintra } from '@leadlight/sintra';
import { personHere, type Occupant, type ReadTable } from '@leadlight/table';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientGame } from '../src/game/client-game.ts';
import { installGames } from '../src/game/registry.ts';
import { GAMES } from '../src/games/registry.ts';
import { beginGame } from '../src/hosting/begin.ts';
import { abandon, playOn, rematch, sameDeal, takeBack } from '../src/hosting/forks.ts';
import { openTable } from '../src/hosting/open.ts';
import { findTable, loadTable } from '../src/hosting/opening.ts';
import type { SharedTable } from '../src/hosting/shared-table.ts';
import { saveRecord } from '../src/records/save-record.ts';
import { packLink, unpackLink } from '../src/records/link.ts';
import { momentsOf } from '../src/records/moments.ts';
import { readRecord, type AnyChecked } from '../src/records/read.ts';
import { checkedBy } from '../src/records/tables.ts';
import { acceptTable } from '../src/storage/backup.ts';
import { tables } from '../src/storage/open.ts';
import { playedRecord } from '../../core/test/played.ts';
import { ADA, BOB, BOT, playedTable, rawOf } from '../../table/test/tables.ts';
import { asked, BONUS, CHANGED_ENTRY, FIRST, SECOND } from './second-version.ts';
import { present } from '../../core/test/present.ts';

vi.mock('virtual:bots-worker', () => ({ default: 'bots.js' }));
vi.mock('../src/base/router.svelte.ts', () => ({ router: {} }));
vi.mock('../src/base/troubles.svelte.ts', () => ({ troubles: { report: () => undefined } }));

beforeAll(() => {
  // A browser without locks, in which the only tab plays.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('Worker', EventTarget);
});
beforeEach(() => {
  installGames([CHANGED_ENTRY]);
  asked.length = 0;
});
afterAll(async () => {
  const store = await tables();
  await store.remove(await store.ids());
  vi.unstubAllGlobals();
  installGames(GAMES);
});

const PEOPLE = [ADA, BOB];

/** Stores a game as it was played before the rules changed. */
async function storeOld(id: string, seats: readonly Occupant[], moves: number): Promise<ReadTable<Sintra>> {
  const table = playedTable(FIRST, { id, seats, moves, options: { start: 0 } });
  await (await tables()).create([table]);
  return table;
}

async function clientOf(id: string): Promise<ClientGame> {
  const found = await findTable(id);
  if (found.kind !== 'fine') throw new Error(found.kind);
  return found.client;
}

async function cardOf(id: string) {
  const found = await findTable(id);
  return found.kind === 'fine' ? found.card : undefined;
}

/** The table in this tab, under the rules that it began with. */
async function opened(id: string): Promise<SharedTable<GameTypes>> {
  const table = await openTable(await clientOf(id), id, () => undefined);
  if (table === undefined) throw new Error('The table is missing.');
  return table;
}

/** Plays on at the table to the end; glaziers go back whenever they may. Returns the types of the moves. */
async function finish(id: string): Promise<readonly string[]> {
  const client = await clientOf(id);
  const table = await opened(id);
  const played: string[] = [];
  for (;;) {
    const position = (await loadTable(client, id))?.state.position ?? {};
    const due = client.game.toAct(position);
    if (due.kind !== 'decide') break;
    const [seat] = due.seats;
    const moves = client.game.legal(position, seat);
    const move = moves.find(({ type }) => type === 'back') ?? present(moves[0]);
    const seen = client.game.played(position);
    const command = { id: `${seen}`, type: 'play', seat, seen, moves: [move] } as const;
    expect(await table.connect(seat, personHere(seat)).ask(command)).toMatchObject({ ok: true });
    played.push(move.type);
  }
  await table.close();
  return played;
}

/** The scores of the first version in the last position of a stored game. */
async function firstScores(id: string): Promise<readonly number[] | undefined> {
  const table = await loadTable(FIRST, id);
  return table && sintra.result(table.state.position)?.scores;
}

describe('a game stored before the rules changed', () => {
  test('is found, continued and scored under its own rules', async () => {
    await storeOld('old', PEOPLE, 12);
    expect(await clientOf('old')).toBe(FIRST);
    expect(await finish('old')).toContain('back');
    const scores = await firstScores('old');
    expect(scores).toBeDefined();
    expect(await cardOf('old')).toMatchObject({ over: true, rules: '1', scores });
    expect(await (await tables()).list()).toContainEqual(expect.objectContaining({ id: 'old', rules: '1', scores }));
  });

  test('is replayed and scored under its own rules when it is over', async () => {
    const { card } = await storeOld('over', PEOPLE, Infinity);
    const checked = await checkedBy(await clientOf('over'), 'over');
    expect(checked).toMatchObject({ status: 'finished', record: { rules: '1', result: { scores: card.scores } } });
  });

  test('asks its bots under its own rules', async () => {
    await storeOld('bots', [ADA, BOT], 1);
    const table = await opened('bots');
    await vi.waitFor(async () => expect(await cardOf('bots')).toMatchObject({ toMove: [0] }));
    await table.close();
    expect(new Set(asked)).toEqual(new Set(['1']));
  });

  test('keeps its rules when turns are undone, when its deal is repeated, and when it is abandoned', async () => {
    await storeOld('undone', [ADA, BOT], 12);
    const again = (await sameDeal('undone')) ?? '';
    expect(await cardOf(again)).toMatchObject({ rules: '1', origin: { how: 'same-deal' } });
    const back = (await takeBack(await clientOf('undone'), 'undone')) ?? '';
    expect(await cardOf(back)).toMatchObject({ rules: '1', origin: { how: 'take-back' } });
    expect(await abandon(back)).toBe(true);
    expect(await cardOf(back)).toMatchObject({ rules: '1', over: true, scores: null });
  });

  test('is restored from a backup under its own rules', async () => {
    const raw = rawOf(playedTable(FIRST, { id: 'backup', seats: PEOPLE, moves: Infinity }));
    expect(await acceptTable(raw)).toMatchObject({ card: raw.card });
  });
});

describe('a record from before the rules changed', () => {
  const record = playedRecord(sintra, { players: 2, name: 'versions' });

  async function read(text: string): Promise<AnyChecked> {
    const found = await readRecord(text);
    if (!found.ok) throw new Error((await Promise.all(found.problems.map((complain) => complain(en)))).join(' '));
    return found.value;
  }

  /** The result at the end of a replay. */
  function replayed({ client: { game }, checked }: AnyChecked): unknown {
    const last = momentsOf(game, checked.record, 'all').at(-1);
    return last && game.result(last.position);
  }

  test('is replayed under its own rules', async () => {
    const found = await read(writeRecord(record));
    expect(found.client).toBe(FIRST);
    expect(found.checked.status).toBe('finished');
    expect(replayed(found)).toEqual(record.result);
  });

  test('is replayed from a link under its own rules', async () => {
    const link = await unpackLink((await packLink({ text: writeRecord(record), at: 9 })) ?? '');
    const found = await read(link.ok ? link.value.text : '');
    expect(found.client).toBe(FIRST);
    expect(replayed(found)).toEqual(record.result);
  });

  test('is saved, and continued from the middle, under its own rules', async () => {
    const kept = await saveRecord(FIRST, record);
    expect(await cardOf(kept)).toMatchObject({ rules: '1', scores: record.result?.scores });
    const { options, events } = record;
    const moment = { options, events: events.slice(0, 20), seats: PEOPLE, table: kept };
    const { client } = await read(writeRecord(record));
    const continued = (await playOn(client, moment)) ?? '';
    expect(await clientOf(continued)).toBe(FIRST);
    expect(await cardOf(continued)).toMatchObject({ rules: '1', over: false });
  });

  test('is refused if it names other rules than those it was played under', async () => {
    const later = playedRecord(SECOND.game, { players: 2, name: 'versions' });
    expect((await read(writeRecord(later))).client).toBe(SECOND);
    const forged: readonly GameRecord<Sintra>[] = [
      { ...record, rules: '2' },
      { ...later, rules: '1' },
      { ...record, rules: '3' },
    ];
    for (const each of forged) expect((await readRecord(writeRecord(each))).ok).toBe(false);
  });
});

describe('a new game', () => {
  async function begun(seats: readonly Occupant[]): Promise<string> {
    const id = await beginGame('sintra', { options: { start: 0 }, seats });
    return id.ok ? id.value : '';
  }

  test('starts, is continued and is scored under the latest rules', async () => {
    const id = await begun(PEOPLE);
    expect(await clientOf(id)).toBe(SECOND);
    expect(await finish(id)).not.toContain('back');
    const position = (await loadTable(SECOND, id))?.state.position;
    const scores = position && sintra.result(position)?.scores.map((score) => score + BONUS);
    expect(scores).toBeDefined();
    expect(await cardOf(id)).toMatchObject({ over: true, rules: '2', scores });
  });

  test('asks its bots under the latest rules', async () => {
    const id = await begun([BOT, ADA]);
    const table = await opened(id);
    await vi.waitFor(async () => expect(await cardOf(id)).toMatchObject({ toMove: [1] }));
    await table.close();
    expect(new Set(asked)).toEqual(new Set(['2']));
  });

  test('starts under the latest rules if it is a rematch of an old one', async () => {
    await storeOld('before', PEOPLE, Infinity);
    const again = await rematch('before');
    expect(await cardOf(again?.ok === true ? again.value : '')).toMatchObject({ rules: '2', seats: PEOPLE });
  });
});

test('a game under rules that are no longer known is kept, but cannot be continued', async () => {
  await storeOld('unknown', PEOPLE, 12);
  installGames([{ ...CHANGED_ENTRY, versions: { 2: () => Promise.resolve(SECOND) } }]);
  expect(await findTable('unknown')).toMatchObject({ kind: 'other-rules', card: { id: 'unknown', rules: '1' } });
  installGames([CHANGED_ENTRY]);
  expect(await clientOf('unknown')).toBe(FIRST);
});
