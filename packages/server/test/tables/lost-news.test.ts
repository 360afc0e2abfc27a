import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNREACHED } from '../../src/nodes/port.ts';
import { LostNews } from '../../src/tables/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks a store that never answers before it fails. */
function asking(): {
  readonly news: LostNews;
  readonly fail: () => Promise<void>;
  readonly troubles: readonly unknown[];
} {
  const troubles: unknown[] = [];
  const { promise, reject } = Promise.withResolvers<never>();
  const news = new LostNews({
    nodes: UNREACHED,
    now: () => Date.now(),
    ask: () => promise,
    trouble: (error) => void troubles.push(error),
  });
  vi.advanceTimersByTime(1000);
  const fail = async (): Promise<void> => {
    reject(new Error('The store is closed.'));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { news, fail, troubles };
}

test('a store that fails is reported', async () => {
  const { news, fail, troubles } = asking();
  await fail();
  expect(troubles).toHaveLength(1);
  news.stop();
});

test('a store that closes while it is being asked is not', async () => {
  const { news, fail, troubles } = asking();
  news.stop();
  await fail();
  expect(troubles).toEqual([]);
});
