import { describe, test } from 'vitest';
import { expectNoThrowsAtAssembled } from '../../core/test/assembled.ts';
import {
  games,
  expectGamesToEnd,
  expectExactMoves,
  expectNoLeaks,
  expectOneWayOfPlaying,
  expectEqualPositions,
  expectRecordsToVerify,
  expectTurnsAndRounds,
  expectNoThrows,
  expectViewsToFold,
} from '../../core/test/properties.ts';
import { sagrada, sagradaText, TOOL_IDS, type Position } from '../src/index.ts';
import { candidates } from './candidates.ts';
import { FACTS } from './record-statements.ts';

const TABLES = [1, 2, 3, 4].map((players) => ({
  game: sagrada,
  notation: sagradaText,
  options: { tools: 3 },
  players,
}));
const SOLO_TABLES = [1, 5].map((tools) => ({ game: sagrada, notation: sagradaText, options: { tools }, players: 1 }));

/** Event types, tools, and an event type that only Sintra has. */
const KINDS = [...FACTS.types, ...TOOL_IDS, 'pick'];

const seeds = (usual: number): string[] => Array.from({ length: games(usual) }, (_, i) => `sagrada ${i}`);

/** G-01: bag, pool, hand, track, windows and dice paid. */
function diceIn(position: Position): number {
  const bag = position.bag.reduce((sum, count) => sum + count, 0);
  const placed = position.windows.reduce((sum, { taken }) => sum + taken.toString(2).replaceAll('0', '').length, 0);
  const hand = position.hand >= 0 ? 1 : 0;
  return bag + placed + hand + position.pool.length + position.track.flat().length + position.paid.length;
}

/** The Favor tokens of the seats and on the tools (G-05, G-30). */
const tokensIn = (position: Position): number =>
  [...position.windows.map(({ tokens }) => tokens), ...position.toolTokens].reduce((sum, count) => sum + count, 0);

describe.each([...TABLES, ...SOLO_TABLES])('$players players, $options.tools tools', (table) => {
  test('G-01: 90 dice are conserved, no token is lost, and every game ends', () => {
    let tokens = 0;
    expectGamesToEnd(table, games(1000), (position) => {
      if (position.round === 0) tokens = tokensIn(position);
      if (diceIn(position) !== 90 || tokensIn(position) !== tokens)
        throw new Error(sagradaText.writePosition(position));
    });
  });

  test('copy, text and replay give equal positions', () => {
    for (const seed of seeds(30)) expectEqualPositions(table, seed);
  });

  test('search and checked play agree', () => {
    for (const seed of seeds(15)) expectOneWayOfPlaying(table, seed);
  });

  test('G-99: a viewer’s fold of its events equals its view', () => {
    for (const seed of seeds(15)) expectViewsToFold(table, seed);
  });

  test('G-11, G-13, G-14: a turn lasts until its player ends it, and rounds follow one another', () => {
    for (const seed of seeds(5)) expectTurnsAndRounds(table, seed);
  });

  test('G-03, G-99: hidden information changes nothing for a viewer', () => {
    for (const seed of seeds(15)) expectNoLeaks(table, seed);
  });

  test('records verify', () => {
    for (const seed of seeds(15)) expectRecordsToVerify(table, seed);
  });

  test('fuzzed input is refused or fine, and nothing throws', () => {
    for (const seed of seeds(4)) expectNoThrows(table, seed, 150);
  });

  test('events assembled from all words of the game are refused or fine, and nothing throws', () => {
    for (const seed of seeds(2)) expectNoThrowsAtAssembled(table, KINDS, seed, 20);
  });

  test('G-25: legal moves are exactly those that no rule refuses', () => {
    for (const seed of seeds(3)) expectExactMoves(table, seed, candidates);
  });
});
