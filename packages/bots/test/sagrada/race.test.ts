import { describe, expect, it } from 'vitest';
import { FastRandom } from '@leadlight/core';
import { Race } from '../../src/sagrada/race.ts';

const CHANCE = new FastRandom('race');
const NOISE = Array.from({ length: 2000 }, () => CHANCE.below(20));

/** Each runner's worth is its number plus noise that all share. */
const run = (item: number, future: number) => ({ aim: item + NOISE[future], value: item });

describe('a race', () => {
  it('ends with the best, however strong the shared noise', () => {
    const race = new Race([1, 5, 3], 2, 0.05);
    let tries = 0;
    for (; !race.decided; tries++) race.advance(run);
    expect(race.leader().item).toBe(5);
    expect(race.leader().meanValue()).toBe(5);
    expect(tries).toBeLessThan(50);
  });

  it('goes on between equals', () => {
    const race = new Race([4, 4], 2, 0.05);
    for (let i = 0; i < 500; i++) race.advance(run);
    expect(race.decided).toBe(false);
  });

  it('is led by the first item before it begins', () => {
    expect(new Race([7, 9], 2, 0.05).leader().item).toBe(7);
  });
});
