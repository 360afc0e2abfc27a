/**
 * A minimal game that fulfils the contract has every property, so the properties of the real games are no coincidence.
 */
import { describe, expect, test } from 'vitest';
import { FastRandom, playout, settle } from '../src/index.ts';
import { coin, coinText } from './coin.ts';
import { perft, perftByEvents } from './perft.ts';
import {
  expectEqualPositions,
  expectExactMoves,
  expectGamesToEnd,
  expectNoLeaks,
  expectOneWayOfPlaying,
  expectRecordsToVerify,
  expectTotalStart,
  expectTurnsAndRounds,
  expectViewsToFold,
} from './properties.ts';

const table = { game: coin, notation: coinText, options: {}, players: 2 };

describe('a small game', () => {
  test('has the properties of every game', () => {
    for (let i = 0; i < 20; i++) {
      const seed = `coin ${i}`;
      expectEqualPositions(table, seed);
      expectOneWayOfPlaying(table, seed);
      expectViewsToFold(table, seed);
      expectTurnsAndRounds(table, seed);
      expectNoLeaks(table, seed);
      expectRecordsToVerify(table, seed);
      expectExactMoves(table, seed, (_, player) => [
        { type: 'guess', player, side: 'heads' } as const,
        { type: 'end' } as const,
        { type: 'flip', side: 'tails' } as const,
      ]);
    }
    expectGamesToEnd(table, 20, ({ guesses }) => {
      expect(guesses).toHaveLength(2);
    });
  });

  test('starts with any input, and says why it cannot begin', () => {
    for (const options of [{}, { stake: 5 }, { stake: 99 }, [], null, 'heads']) expectTotalStart(table, options, 2);
    for (const players of [0, 1, 2, 3, NaN]) expectTotalStart(table, {}, players);
  });

  test('has four sequences of moves', () => {
    expect(perft(coin, coin.start({}, 2), 2)).toBe(4);
    expect(perftByEvents(coin, coin.start({}, 2), 2)).toBe(4);
  });
});

describe('the story of a game', () => {
  const playStory = (story: Partial<typeof coin>) => () => {
    expectTurnsAndRounds({ ...table, game: { ...coin, ...story } }, 'story');
  };
  const told = (game: Partial<typeof coin>) =>
    playStory({
      ...game,
      play: (position, event, trace) => {
        trace?.push({ type: 'flipped', rule: 'C-02' });
        return coin.play(position, event);
      },
    });

  test('a turn that its move leaves open stays with its seat', () => {
    expect(playStory({ endsTurn: () => true })).not.toThrow();
    expect(playStory({ endsTurn: () => false })).toThrow('expected');
  });

  test('the last turn is over before the game is', () => {
    const single = { ...table, players: 1, game: { ...coin, endsTurn: () => false } };
    expect(() => {
      expectTurnsAndRounds(single, 'story');
    }).toThrow('expected');
  });

  test('rounds start and end one after another', () => {
    expect(told({ startsRound: () => undefined })).not.toThrow();
    expect(told({ startsRound: () => 1 })).toThrow('expected');
    expect(told({ endsRound: () => 1 })).toThrow('expected');
    expect(told({ startsRound: () => 1, endsRound: () => 1 })).toThrow('expected');
  });
});

describe('driving a game', () => {
  test('a playout takes one move of each seat', () => {
    const position = coin.start({}, 2);
    expect(playout(coin, position, new FastRandom(1))).toBe(2);
    expect(playout(coin, coin.start({}, 1), new FastRandom(1), 'plainMoves')).toBe(1);
    expect(coin.result(position)).toBeDefined();
  });

  test('events without a decision are settled at once, and in order', () => {
    const position = coin.start({}, 1);
    const luck = () => new FastRandom(1);
    expect(settle(coin, position, luck)).toEqual([]);
    coin.play(position, { type: 'guess', player: 0, side: 'heads' });
    expect(settle(coin, position, luck).map(({ type }) => type)).toEqual(['flip', 'end']);
    expect(settle(coin, position, luck)).toEqual([]);
  });

  test('an event that cannot be played ends the settling', () => {
    const broken = { ...coin, draw: () => ({ type: 'end' }) as const };
    expect(settle(broken, coin.start({}, 1), () => new FastRandom(1))).toEqual([]);
  });
});
