/** Workers that crash or go silent: another one thinks instead, or the player is asked. */
import { describe, expect, test } from 'vitest';
import type { Thinker } from '@leadlight/bots';
import { BotWorker } from '../src/hosting/thinking.ts';

/** A worker whose number decides its behaviour, within what a `Thinker` can do. */
function bots(stuck: () => Promise<void>, silence = 1000) {
  const started: { closed: boolean }[] = [];
  const start = (): Thinker => {
    const worker = { closed: false };
    started.push(worker);
    return { think: () => Promise.reject(new Error('not asked this way')), close: () => (worker.closed = true) };
  };
  return { started, bots: new BotWorker({ start, stuck, silence }) };
}

const never = (): Promise<void> => Promise.reject(new Error('nobody is to be asked'));

/** Fails this many times, then answers. */
function failing(times: number): () => Promise<string> {
  let left = times;
  return () => (left-- > 0 ? Promise.reject(new Error('crashed')) : Promise.resolve('a move'));
}

describe('a worker', () => {
  test('that answers is kept', async () => {
    const { bots: those, started } = bots(never);
    expect(await those.think(failing(0))).toBe('a move');
    expect(await those.think(failing(0))).toBe('a move');
    expect(started).toEqual([{ closed: false }]);
  });

  test('that crashed is replaced once without asking', async () => {
    const { bots: those, started } = bots(never);
    expect(await those.think(failing(1))).toBe('a move');
    expect(started).toEqual([{ closed: true }, { closed: false }]);
  });

  test('that crashes again is replaced when the player wants it', async () => {
    let asked = 0;
    const { bots: those, started } = bots(() => {
      asked++;
      return Promise.resolve();
    });
    expect(await those.think(failing(4))).toBe('a move');
    expect([asked, started.length]).toEqual([3, 5]);
  });

  test('that goes silent counts as crashed', async () => {
    const { bots: those, started } = bots(never, 5);
    let calls = 0;
    const thought = those.think((_, { signal }) => {
      if (calls++ > 0) return Promise.resolve('a move');
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    });
    expect(await thought).toBe('a move');
    expect(started[0]?.closed).toBe(true);
  });
});
