import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ServiceClock, type ClockMemory } from '../../src/tables/service-clock.ts';

/** What the store does with a reading. */
let beat: ClockMemory['beat'];
let clock: ServiceClock;
/** When it was held, and when it was let go. */
let told: boolean[];

beforeEach(async () => {
  vi.useFakeTimers();
  told = [];
  beat = async (reading) => reading;
  const memory: ClockMemory = { last: async () => 5000, beat: (reading) => beat(reading) };
  clock = await ServiceClock.start(
    memory,
    () => performance.now(),
    (isHeld) => void told.push(isHeld),
  );
});

afterEach(async () => {
  beat = async (reading) => reading;
  await clock.stop();
  vi.useRealTimers();
});

/** How far the clock goes in so much time. */
async function gain(milliseconds: number): Promise<number> {
  const before = clock.read();
  await vi.advanceTimersByTimeAsync(milliseconds);
  return clock.read() - before;
}

describe('the clock of the service', () => {
  test('goes on from its last reading while the store answers', async () => {
    expect(clock.read()).toBe(5000);
    expect(await gain(60_000)).toBe(60_000);
  });

  test('stands still while the store refuses, and goes on afterwards', async () => {
    beat = () => Promise.reject(new Error('full'));
    expect(await gain(60_000)).toBeLessThan(1500);
    beat = async (reading) => reading;
    await gain(1000);
    expect(await gain(60_000)).toBe(60_000);
    expect(told).toEqual([true, false]);
  });

  test('stands still while the store says nothing, and goes on when it answers', async () => {
    const answers: (() => void)[] = [];
    beat = (reading) => new Promise((resolve) => answers.push(() => resolve(reading)));
    expect(await gain(60_000)).toBeLessThan(3500);
    expect(await gain(60_000)).toBe(0);
    beat = async (reading) => reading;
    for (const answer of answers) answer();
    await gain(1000);
    expect(await gain(60_000)).toBe(60_000);
  });

  test('follows the server that is ahead', async () => {
    beat = async (reading) => Math.max(reading, 100_000);
    await gain(1500);
    expect(clock.read()).toBeGreaterThanOrEqual(100_000);
    expect(await gain(10_000)).toBe(10_000);
  });
});
