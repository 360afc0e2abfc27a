/** How often the rules play a stored game when it is opened: once, and once for each view of it. */
import type { Game, GameTypes } from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { ADA, BOB, BOT, playedTable, rawOf } from '../../table/test/tables.ts';
import { installGames } from '../src/game/registry.ts';
import { GAMES } from '../src/games/registry.ts';
import { findTable } from '../src/hosting/opening.ts';
import { momentsOf } from '../src/records/moments.ts';
import { checkedBy } from '../src/records/tables.ts';
import { acceptTable } from '../src/storage/backup.ts';
import { tables } from '../src/storage/open.ts';

vi.mock('../src/base/troubles.svelte.ts', () => ({ troubles: { report: () => undefined } }));

installGames(GAMES);

afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  const store = await tables();
  await store.remove(await store.ids());
});

/** How many events were played during the work. */
async function playsIn<T extends GameTypes>(game: Game<T>, work: () => unknown): Promise<number> {
  const { calls } = vi.spyOn(game, 'play').mock;
  const before = calls.length;
  await work();
  return calls.length - before;
}

async function expectFewPlays<T extends GameTypes>(game: Game<T>, moves: number): Promise<void> {
  const id = `${game.id}-${moves}`;
  const table = playedTable({ game }, { id, seats: [ADA, BOB, BOT], moves });
  const events = table.state.events.length;
  await (await tables()).create([table]);
  expect(await playsIn(game, () => findTable(id))).toBe(events);
  const found = await findTable(id);
  if (found.kind !== 'fine') throw new Error(found.kind);
  const checked = await checkedBy(found.client, id);
  const seen = checked?.record.events.length;
  // The record's moments are the view of a replay and of the final scoring.
  expect(await playsIn(game, () => checkedBy(found.client, id))).toBe(seen);
  expect(checked?.moments).toEqual(checked && momentsOf(found.client.game, checked.record, 'all'));
  expect(await playsIn(game, () => acceptTable(rawOf(table)))).toBe(events);
}

describe('a stored game is played once when it is found or restored, and once for its record', () => {
  test.for([0, 20, Infinity])('in Sintra, after %d moves', (moves) => expectFewPlays(sintra, moves));
  test.for([0, 20, Infinity])('in Sagrada, after %d moves', (moves) => expectFewPlays(sagrada, moves));

  test('and a game whose stored result is another one is not played again', async () => {
    const raw = rawOf(playedTable({ game: sintra }, { id: 'outdated', seats: [ADA, BOT], moves: Infinity }));
    const events = await playsIn(sintra, () => acceptTable(raw));
    const outdated = { ...raw, card: { ...(raw.card as object), scores: [900, 1] } };
    expect(await playsIn(sintra, () => acceptTable(outdated))).toBe(events);
  });
});
