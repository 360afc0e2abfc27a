/** One random game of each kind through everything that `sagrada.property.test.ts` does with thousands. */
import { describe, test } from 'vitest';
import {
  expectEqualPositions,
  expectNoLeaks,
  expectOneWayOfPlaying,
  expectRecordsToVerify,
  expectTurnsAndRounds,
  expectViewsToFold,
} from '../../core/test/properties.ts';
import { sagrada, sagradaText } from '../src/index.ts';

const TABLES = [
  { game: sagrada, notation: sagradaText, options: { tools: 5 }, players: 1 },
  { game: sagrada, notation: sagradaText, options: { tools: 3 }, players: 2 },
  { game: sagrada, notation: sagradaText, options: { tools: 3, start: 2 }, players: 3 },
];

describe.each(TABLES)('$players players', (table) => {
  test('positions', () => {
    expectEqualPositions(table, 'one');
  });

  test('moves', () => {
    expectOneWayOfPlaying(table, 'two');
  });

  test('views', () => {
    expectViewsToFold(table, 'three');
    expectNoLeaks(table, 'three');
  });

  test('turns and rounds', () => {
    expectTurnsAndRounds(table, 'five');
  });

  test('records', () => {
    expectRecordsToVerify(table, 'four');
  });
});
