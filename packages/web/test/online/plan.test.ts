/** Plans for new tables, from what the browser remembers. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games/registry.ts';
import { planFrom, seatPlanOf, seatsFor, starterIn, termsOf, withSeats, withStart } from '../../src/online/plan.ts';

describe('a remembered plan', () => {
  test('is used again', () => {
    const plan = {
      ...planFrom(GAMES, {}),
      seats: ['me', 'master', 'open'] as const,
      start: 2,
      listed: true,
      pace: 'days' as const,
    };
    expect(planFrom(GAMES, JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });

  test('loses everything that no longer exists', () => {
    const odd = {
      game: 'chess',
      seats: ['me', 'you', 7],
      pace: 'never',
      minutes: 1e9,
      standIn: 'constructor',
      start: 4,
    };
    expect(planFrom(GAMES, odd)).toEqual(planFrom(GAMES, {}));
    expect(planFrom(GAMES, null)).toEqual(planFrom(GAMES, {}));
  });
});

test('the creator has exactly one seat', () => {
  expect(seatsFor([], 3)).toEqual(['me', 'open', 'open']);
  expect(seatsFor(['master', 'me', 'me'], 3)).toEqual(['master', 'me', 'open']);
  expect(seatsFor(['open', 'open', 'me'], 2)).toEqual(['me', 'open']);
});

test('a plan becomes the terms of a table', () => {
  const plan = planFrom(GAMES, { pace: 'live', minutes: 10, seconds: 5 });
  expect(termsOf(plan)).toMatchObject({ listed: false, pace: { kind: 'live', bank: 600_000, increment: 5000 } });
  expect(termsOf({ ...plan, pace: 'days', days: 3 }).pace).toEqual({ kind: 'days', days: 3 });
  expect(termsOf({ ...plan, pace: 'none' }).pace).toEqual({ kind: 'none' });
  expect((['me', 'open', 'master'] as const).map(seatPlanOf)).toEqual(['me', 'open', { bot: 'master' }]);
});

describe('the starting seat', () => {
  const plan = { ...planFrom(GAMES, {}), seats: seatsFor([], 4), start: 3 };

  test('is random until somebody chooses it', () => {
    expect(planFrom(GAMES, {}).start).toBeNull();
    expect(withStart({ side: 'A' }, planFrom(GAMES, {}))).toEqual({ side: 'A' });
  });

  test('is an option of the game, if one player starts there', () => {
    expect(withStart({ side: 'A' }, plan)).toEqual({ side: 'A', start: 3 });
    expect(withStart({ side: 'A' }, plan, false)).toEqual({ side: 'A' });
  });

  test('stays as long as there is such a seat, and a solo game has none', () => {
    expect(withSeats(plan, 4)).toMatchObject({ start: 3 });
    expect(withSeats(plan, 3)).toEqual({ seats: ['me', 'open', 'open'], start: null });
    expect(withSeats({ ...plan, start: 0 }, 1)).toEqual({ seats: ['me'], start: null });
  });

  test.for([
    [{ start: 1 }, 1],
    [{ start: 2 }, null],
    [{}, null],
  ])('of a table is shown while people gather: %j', ([options, start]) => {
    expect(starterIn({ opened: { options, players: 2 } } as never)).toBe(start);
  });
});
