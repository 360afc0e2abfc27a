import { describe, expect, it } from 'vitest';
import { wilson } from '../src/tournament/interval.ts';
import { endingOf, forfeited } from '../src/tournament/played.ts';
import { ratingsOf } from '../src/tournament/ratings.ts';
import { mean, spread, totalsOf } from '../src/tournament/tally.ts';
import { Question, type Side } from '../src/tournament/until.ts';
import { forfeitedAt, played, wonBy } from './tournament-games.ts';

describe('the interval of a rate', () => {
  it.each([
    [8, 10, 0.4902, 0.9433],
    [50, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [0, 0, 0, 1],
  ])('of %f wins in %i is from %f to %f', (wins, tries, low, high) => {
    const interval = wilson(wins, tries);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('ends 1.96 standard errors from the observed rate', () => {
    const { low, high } = wilson(37.5, 120);
    const errorsAway = (rate: number): number => (37.5 / 120 - rate) / Math.sqrt((rate * (1 - rate)) / 120);
    expect(errorsAway(low)).toBeCloseTo(1.96, 4);
    expect(errorsAway(high)).toBeCloseTo(-1.96, 4);
  });
});

describe('mean and spread', () => {
  it('are those of a sample', () => {
    expect(mean([2, 4, 4, 4, 5, 5, 7, 9])).toBe(5);
    expect(spread([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.138, 3);
  });

  it('are unknown for too few values', () => {
    expect([mean([]), spread([]), spread([3])]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });
});

describe('the end of a game', () => {
  const breakdown: readonly object[] = [];

  it('splits the win equally among all in first place', () => {
    expect(endingOf({ scores: [9, 5], ranking: [[0], [1]], breakdown }).shares).toEqual([1, 0]);
    expect(endingOf({ scores: [5, 9, 9], ranking: [[1, 2], [0]], breakdown }).shares).toEqual([0, 0.5, 0.5]);
  });

  it('is a win in solo only above the target (G-68)', () => {
    const solo = { ranking: [[0]], breakdown, target: 40 };
    expect(endingOf({ ...solo, scores: [41], won: true })).toMatchObject({ shares: [1], target: 40 });
    expect(endingOf({ ...solo, scores: [40], won: false })).toMatchObject({ shares: [0], target: 40 });
  });

  it('is a win for all others after a forfeit', () => {
    const late = { kind: 'late', limit: 5 } as const;
    expect(forfeited(1, late, ['a', 'b', 'c'])).toEqual({
      ranking: [[0, 2], [1]],
      shares: [0.5, 0, 0.5],
      forfeit: { seat: 1, verdict: late },
    });
  });

  it('is not a win for other seats of the same bot, unless it has all seats', () => {
    const late = { kind: 'late', limit: 5 } as const;
    expect(forfeited(1, late, ['a', 'b', 'b'])).toMatchObject({ ranking: [[0], [1, 2]], shares: [1, 0, 0] });
    expect(forfeited(1, late, ['b', 'b', 'b'])).toMatchObject({ ranking: [[0, 2], [1]], shares: [0.5, 0, 0.5] });
    expect(forfeited(0, late, ['b'])).toMatchObject({ ranking: [[0]], shares: [0] });
  });
});

describe('totals', () => {
  it('add up each bot’s results, whatever its seat', () => {
    const games = [
      wonBy('greedy', 1),
      wonBy('greedy', 2),
      played(3, { shares: [0.5, 0.5], scores: [15, 15], longest: [7, 1] }),
    ];
    const [greedy, random] = totalsOf(['greedy', 'random'], games);
    expect(greedy).toEqual({
      name: 'greedy',
      games: 3,
      seats: 3,
      wins: 2.5,
      scores: [20, 20, 15],
      targets: [],
      moves: 30,
      milliseconds: 15,
      longest: 7,
      forfeits: 0,
    });
    expect(random).toMatchObject({ games: 3, wins: 0.5, scores: [10, 10, 15], longest: 2 });
  });

  it('count each seat of a bot that plays against itself', () => {
    const game = played(1, { seats: ['greedy', 'random', 'random'], shares: [0, 0.5, 0.5], scores: [1, 2, 3] });
    const [greedy, random] = totalsOf(['greedy', 'random'], [{ ...game, moves: [1, 2, 3] }]);
    expect(greedy).toMatchObject({ games: 1, seats: 1, wins: 0, moves: 1 });
    expect(random).toMatchObject({ games: 1, seats: 2, wins: 1, scores: [2, 3], moves: 5 });
  });

  it('leave out scores of forfeited games', () => {
    const [greedy, random] = totalsOf(['greedy', 'random'], [forfeitedAt(1, { kind: 'late', limit: 5 })]);
    expect(greedy).toMatchObject({ wins: 1, scores: [], forfeits: 0 });
    expect(random).toMatchObject({ wins: 0, scores: [], forfeits: 1 });
  });
});

describe('ratings', () => {
  it('rise for the winner, as OpenSkill computes them', async () => {
    const ratings = await ratingsOf(['greedy', 'random'], [wonBy('greedy', 1)]);
    expect(ratings.get('greedy')?.mu).toBeCloseTo(27.635, 3);
    expect(ratings.get('random')?.mu).toBeCloseTo(22.365, 3);
    expect(ratings.get('greedy')?.sigma).toBeCloseTo(8.066, 3);
  });

  it('stay equal after a tie', async () => {
    const ratings = await ratingsOf(['greedy', 'random'], [played(1, { ranking: [[0, 1]] })]);
    expect(ratings.get('greedy')?.mu).toBe(25);
    expect(ratings.get('random')?.mu).toBe(25);
  });

  it('depend on places, not just wins', async () => {
    const game = played(1, { seats: ['a', 'b', 'c'], ranking: [[2], [0], [1]] });
    const ratings = await ratingsOf(['a', 'b', 'c'], [game]);
    const best = ['a', 'b', 'c'].toSorted((one, other) => (ratings.get(other)?.mu ?? 0) - (ratings.get(one)?.mu ?? 0));
    expect(best).toEqual(['c', 'a', 'b']);
  });

  it('move by the mean of all the seats of a bot', async () => {
    const seats = ['a', 'b', 'c'];
    const ranking = [[0], [1], [2]];
    const apart = await ratingsOf(seats, [played(1, { seats, ranking })]);
    const together = await ratingsOf(['a', 'b'], [played(1, { seats: ['a', 'b', 'b'], ranking })]);
    expect(together.get('a')).toEqual(apart.get('a'));
    expect(together.get('b')?.mu).toBeCloseTo(((apart.get('b')?.mu ?? 0) + (apart.get('c')?.mu ?? 0)) / 2, 10);
  });
});

describe('a question about a win rate', () => {
  /** The number of games before the answer, and the answer, if these games are won. */
  function asked(
    bar: number,
    gamesPerDeal: number,
    isWon: (game: number) => boolean,
  ): readonly [number, Side] | undefined {
    const question = new Question('greedy', bar, gamesPerDeal);
    for (let game = 1; game <= 3000; game++) {
      const answer = question.add(wonBy(isWon(game) ? 'greedy' : 'random', game));
      if (answer !== undefined) return [game, answer];
    }
    return undefined;
  }

  it('is not answered before 200 games or in the middle of a deal', () => {
    expect(asked(0.5, 2, () => true)).toEqual([200, 'above']);
    expect(asked(0.5, 2, () => false)).toEqual([200, 'below']);
    expect(asked(0.5, 6, () => true)).toEqual([204, 'above']);
  });

  it('is answered as soon as the whole interval is on one side', () => {
    const [games, side] = asked(0.7, 2, (game) => game % 4 !== 0) ?? [0, 'below'];
    expect(side).toBe('above');
    const lowAfter = (count: number): number => wilson(count - Math.floor(count / 4), count).low;
    expect(lowAfter(games)).toBeGreaterThan(0.7);
    expect(lowAfter(games - 2)).toBeLessThanOrEqual(0.7);
  });

  it('stays open if the rate is at the bar', () => {
    expect(asked(0.5, 2, (game) => game % 2 === 0)).toBeUndefined();
  });
});
