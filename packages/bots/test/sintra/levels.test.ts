import { describe, expect, it } from 'vitest';
import { type Bots, type Level } from '@leadlight/bots';
import { sintraBots } from '@leadlight/bots/sintra';
import { sintraText, type Position, type Sintra } from '@leadlight/sintra';
import { decided, movesOf, playGame, positionOf } from '../play.ts';
import { sketch, type Sketch } from './position.ts';
import { randomPosition } from './positions.ts';

const drawn = (parts: Sketch): Position => positionOf(sintraText, sketch(parts));

/** A level, with its nodes per move where they differ from the level's own number. */
type Player = readonly [Level, number?];

/** The bots of one table: seats ask for them as if they were levels. */
function seated(players: readonly Player[]): Bots<Sintra> {
  return {
    ...sintraBots,
    begin: (moment, _, seed) => {
      const [level, budget] = players[moment.seat];
      return sintraBots.begin(moment, level, seed, budget);
    },
  };
}

/** The share of the games that the first player wins against the others, from every seat in turn. */
function winsOf(players: readonly Player[], games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % players.length;
    const table = players.map((_, i) => players[(i - seat + players.length) % players.length]);
    const levels = table.map(([level]) => level);
    const { ranking } = playGame(seated(table), levels, `levels ${Math.floor(game / players.length)}`);
    if (ranking[0].includes(seat)) wins += 1 / ranking[0].length;
  }
  return wins / games;
}

/** Few games and small budgets, so the bars are low: these tests find defects, tournaments measure the levels. */
describe('the levels of Sintra', () => {
  it('apprentice beats random, and loses to helper', () => {
    expect(winsOf([['apprentice'], ['random']], 20)).toBeGreaterThan(0.8);
    expect(winsOf([['apprentice'], ['helper']], 20)).toBeLessThan(0.5);
  });

  it('each level that looks at single moves loses to the one two above it', () => {
    expect(winsOf([['cutter'], ['apprentice']], 20)).toBeGreaterThan(0.6);
    expect(winsOf([['painter'], ['helper']], 20)).toBeGreaterThan(0.6);
    expect(winsOf([['journeyman'], ['cutter']], 20)).toBeGreaterThan(0.6);
  });

  it('artisan beats greedy with a part of its budget', () => {
    expect(winsOf([['artisan', 60], ['greedy']], 10)).toBeGreaterThanOrEqual(0.7);
  });

  it('artisan wins more than its share against two and three greedies', () => {
    expect(winsOf([['artisan', 60], ['greedy'], ['greedy']], 9)).toBeGreaterThan(0.4);
    expect(winsOf([['artisan', 60], ['greedy'], ['greedy'], ['greedy']], 8)).toBeGreaterThan(0.4);
  });

  it('play better with more nodes', () => {
    expect(
      winsOf(
        [
          ['master', 400],
          ['master', 30],
        ],
        8,
      ),
    ).toBeGreaterThan(0.5);
  });
});

/** Enough for a look at all moves. */
const REACHING = 200;

/** How far beyond the glazier a level's picks go in positions where it could also stay near it. */
function reachOf(level: Level): number {
  const reaches = Array.from({ length: 40 }, (_, i) => randomPosition(2, i, `reach ${i}`)).map((position) => {
    const seat = position.turn;
    const move = decided(sintraBots.begin({ seat, position, events: [] }, level, 'any', REACHING));
    return move.type === 'back' || move.strip === null ? 0 : move.strip - position.boards[seat].glazier;
  });
  return Math.max(...reaches);
}

describe('what the lower levels of Sintra overlook', () => {
  it('apprentice sees two strips, painter five, and master all', () => {
    expect(reachOf('apprentice')).toBe(1);
    expect(reachOf('painter')).toBe(4);
    expect(reachOf('master')).toBeGreaterThan(5);
  });

  it('apprentice moves back rather than breaking glass', () => {
    const strips = '1f:.....,2f:.....,3f:.....,4f:.....,5f:.....,6f:.....,7f:.....,8f:W...W';
    const position = drawn({ displays: 'YYBB,-,-,-,-', strips, glazier: 7 });
    expect(movesOf({ bots: sintraBots, notation: sintraText }, 'apprentice', position, 0)).toEqual(['0 back']);
  });
});
