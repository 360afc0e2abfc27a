import { describe, expect, it } from 'vitest';
import { scheduleOf, type Fixture } from '../src/tournament/schedule.ts';

/** The games of the first deals. */
function deals(bots: string, players: number, count: number): readonly Fixture[] {
  const schedule = scheduleOf(bots.split(','), players);
  return Array.from({ length: count * schedule.gamesPerDeal }, (_, i) => schedule.fixture(i + 1));
}

const tables = (bots: string, players: number): readonly string[] =>
  deals(bots, players, 1).map(({ seats }) => seats.join(' '));

describe('the schedule', () => {
  it('plays a deal once for every rotation of the seats', () => {
    expect(tables('a,b', 2)).toEqual(['a b', 'b a']);
    expect(tables('a,b,c', 3)).toEqual(['a b c', 'c a b', 'b c a']);
  });

  it('fills the remaining seats with the last bot', () => {
    expect(tables('a,b', 4)).toEqual(['a b b b', 'b a b b', 'b b a b', 'b b b a']);
  });

  it('plays no table twice if bots are equal', () => {
    expect(tables('a', 3)).toEqual(['a a a']);
    expect(tables('a,b,a,b', 4)).toEqual(['a b a b', 'b a b a']);
  });

  it('plays every combination if there are more bots than seats', () => {
    expect(tables('a,b,c', 2)).toEqual(['a b', 'b a', 'a c', 'c a', 'b c', 'c b']);
    expect(tables('a,b,c', 1)).toEqual(['a', 'b', 'c']);
    expect(tables('a,b,c,d', 3).filter((_, i) => i % 3 === 0)).toEqual(['a b c', 'a b d', 'a c d', 'b c d']);
  });

  it.each([
    ['a,b', 2],
    ['a,b', 3],
    ['a,b', 4],
    ['a,b,c,d', 4],
    ['a,b,a,b', 4],
    ['a,b,c,d,e', 3],
    ['a,b,c', 1],
  ])('gives every bot in %s each of %i seats equally often in a deal', (bots, players) => {
    const games = deals(bots, players, 1);
    for (const bot of new Set(bots.split(','))) {
      const perSeat = Array.from({ length: players }, (_, seat) => games.filter(({ seats }) => seats[seat] === bot));
      expect(new Set(perSeat.map((found) => found.length)).size).toBe(1);
      expect(perSeat[0]?.length).toBeGreaterThan(0);
    }
  });

  it('numbers games and deals from 1, and derives each game from its number alone', () => {
    const games = deals('a,b,c', 2, 3);
    expect(games.map(({ game }) => game)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
    expect(games.map(({ deal }) => deal)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3]);
    expect(scheduleOf(['a', 'b', 'c'], 2).fixture(10)).toEqual({ game: 10, deal: 2, seats: ['c', 'a'] });
  });
});
