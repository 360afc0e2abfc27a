import { describe, expect, it } from 'vitest';
import { type Bots, type Level } from '@leadlight/bots';
import { sintraBots } from '@leadlight/bots/sintra';
import { sintraText, type Position, type Sintra } from '@leadlight/sintra';
import { movesOf, playGame, positionOf } from '../play.ts';
import { sketch, type Sketch } from './position.ts';

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
  it('apprentice beats random, and loses to greedy', () => {
    expect(winsOf([['apprentice'], ['random']], 20)).toBeGreaterThan(0.8);
    expect(winsOf([['apprentice'], ['greedy']], 20)).toBeLessThan(0.5);
  });

  it('journeyman beats greedy with a part of its budget', () => {
    expect(winsOf([['journeyman', 60], ['greedy']], 10)).toBeGreaterThanOrEqual(0.7);
  });

  it('journeyman wins more than its share against two and three greedies', () => {
    expect(winsOf([['journeyman', 60], ['greedy'], ['greedy']], 9)).toBeGreaterThan(0.4);
    expect(winsOf([['journeyman', 60], ['greedy'], ['greedy'], ['greedy']], 8)).toBeGreaterThan(0.4);
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

describe('apprentice in Sintra', () => {
  it('sees only the strip under the glazier and the next one', () => {
    // Three pink panes fit strip 1 in slot 2; two white ones fit strip 8 in slot 0.
    const strips = '8f:.....,2f:.....,1f:.....,3f:.....,4f:.....,5f:.....,6f:.....,7f:.....';
    expect(
      movesOf(
        { bots: sintraBots, notation: sintraText },
        'apprentice',
        drawn({ displays: 'PPPW,-,-,-,-', centre: 'WW', strips }),
        0,
      ),
    ).toEqual(['0 cW>0']);
  });

  it('prefers panes to points', () => {
    // One orange pane would complete strip 4; two yellow ones fit the next strip.
    const strips = '4f:BWB.B,3f:.....,2f:.....,1f:.....,5f:.....,6f:.....,7f:.....,8f:.....';
    expect(
      movesOf({ bots: sintraBots, notation: sintraText }, 'apprentice', drawn({ displays: 'OYYP,-,-,-,-', strips }), 0),
    ).toEqual(['0 0Y>1']);
  });

  it('moves back rather than breaking glass', () => {
    const strips = '1f:.....,2f:.....,3f:.....,4f:.....,5f:.....,6f:.....,7f:.....,8f:W...W';
    expect(
      movesOf(
        { bots: sintraBots, notation: sintraText },
        'apprentice',
        drawn({ displays: 'YYBB,-,-,-,-', strips, glazier: 7 }),
        0,
      ),
    ).toEqual(['0 back']);
  });
});
