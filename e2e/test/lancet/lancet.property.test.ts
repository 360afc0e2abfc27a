/** The small test game has the properties of every game. */
import { describe, expect, test } from 'vitest';
import {
  expectEqualPositions,
  expectExactMoves,
  expectGamesToEnd,
  expectNoLeaks,
  expectNoThrows,
  expectOneWayOfPlaying,
  expectRecordsToVerify,
  expectTurnsAndRounds,
  expectViewsToFold,
  games,
  type WrittenTable,
} from '../../../packages/core/test/properties.ts';
import { COLOURS, lancet, lancetText, type Event, type Lancet, type Rounds } from '#games/lancet';

const tableOf = (players: number, rounds: Rounds): WrittenTable<Lancet> => ({
  game: lancet,
  notation: lancetText,
  options: { rounds },
  players,
});

const TABLES = [tableOf(2, 4), tableOf(3, 6), tableOf(4, 4), tableOf(4, 6)];

const seeds = (usual: number): string[] => Array.from({ length: games(usual) }, (_, i) => `lancet ${i}`);

describe.each(TABLES)('$players players, $options.rounds rounds', (table) => {
  test('positions, texts and copies agree', () => {
    for (const seed of seeds(20)) expectEqualPositions(table, seed);
  });

  test('there is one way of playing', () => {
    for (const seed of seeds(20)) expectOneWayOfPlaying(table, seed);
  });

  test('views are the events that were seen, folded', () => {
    for (const seed of seeds(20)) expectViewsToFold(table, seed);
  });

  test('nothing hidden leaks', () => {
    for (const seed of seeds(20)) expectNoLeaks(table, seed);
  });

  test('turns and rounds follow each other', () => {
    for (const seed of seeds(20)) expectTurnsAndRounds(table, seed);
  });

  test('records verify', () => {
    for (const seed of seeds(20)) expectRecordsToVerify(table, seed);
  });

  test('exactly the listed moves can be played', () => {
    const seats = Array.from({ length: table.players + 1 }, (_, seat) => seat);
    for (const seed of seeds(20)) {
      expectExactMoves(
        table,
        seed,
        (_, seat): readonly Event[] => [
          ...COLOURS.map((colour) => ({ type: 'choose', player: seat, colour }) as const),
          ...seats
            .filter((other) => other > seat)
            .map((other) => ({ type: 'choose', player: other, colour: null }) as const),
          { type: 'end' },
          { type: 'draw', shards: COLOURS.slice(0, table.players) },
        ],
        1,
      );
    }
  });

  test('no input makes it throw', () => {
    for (const seed of seeds(4)) expectNoThrows(table, seed, 200);
  });

  test('every shard is somewhere, and every game ends', () => {
    expectGamesToEnd(table, games(50), (position) => {
      const { bag, seats } = lancet.view(position, null);
      const outside = seats.reduce(
        (sum, { held, hasChosen, lancet: set }) => sum + held + Number(hasChosen) + set.length,
        0,
      );
      expect(bag + outside).toBe(40);
    });
  });
});
