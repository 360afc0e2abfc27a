import { describe, expect, test } from 'vitest';
import { FastRandom, shuffle } from '../src/index.ts';
import { present } from './present.ts';

/** How often each result came up. */
function tally(draws: number, kinds: number, draw: () => number): number[] {
  const results = Array.from({ length: draws }, draw);
  return Array.from({ length: kinds }, (_, kind) => results.filter((result) => result === kind).length);
}

describe('the fast generator', () => {
  test('gives the same numbers for the same seed, and others for another', () => {
    const numbers = (seed: string | number): number[] => {
      const random = new FastRandom(seed);
      return Array.from({ length: 8 }, () => random.next());
    };
    expect(numbers('a')).toEqual(numbers('a'));
    expect(numbers('a')).not.toEqual(numbers('b'));
    expect(numbers(0)).not.toEqual(numbers(1));
    expect(numbers(7).every((n) => Number.isInteger(n) && n >= 0 && n < 2 ** 32)).toBe(true);
  });

  test('gives every number below n about equally often', () => {
    const random = new FastRandom('tally');
    for (const n of [1, 2, 6, 10]) {
      for (const count of tally(n * 2000, n, () => random.below(n))) {
        expect(count).toBeGreaterThan(1750);
        expect(count).toBeLessThan(2250);
      }
    }
  });
});

describe('shuffling', () => {
  test('keeps every item', () => {
    const list = Array.from({ length: 20 }, (_, i) => i);
    expect(new Set(shuffle(list.slice(), new FastRandom(1)))).toEqual(new Set(list));
    expect(shuffle([], new FastRandom(1))).toEqual([]);
    expect(shuffle([1], new FastRandom(1))).toEqual([1]);
  });

  test('brings every item to every position about equally often', () => {
    const random = new FastRandom('shuffle');
    for (const place of [0, 1, 2, 3]) {
      for (const count of tally(4000, 4, () => present(shuffle([0, 1, 2, 3], random)[place]))) {
        expect(count).toBeGreaterThan(850);
        expect(count).toBeLessThan(1150);
      }
    }
  });

  test('works from the last position down', () => {
    const asked: number[] = [];
    const never = { below: (n: number) => asked.push(n) && n - 1 };
    expect(shuffle(['a', 'b', 'c'], never)).toEqual(['a', 'b', 'c']);
    expect(asked).toEqual([3, 2]);
  });
});
