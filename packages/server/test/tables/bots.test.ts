/** The bots at online tables play at their level. */
import { search } from '@leadlight/bots';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { afterEach, expect, test } from 'vitest';
import { seenAfter } from '../../../core/test/seen.ts';
import { BotThreads } from '../../src/tables/bots.ts';

const opened: BotThreads[] = [];
afterEach(() => {
  for (const bots of opened.splice(0)) bots.close();
});

function open(): BotThreads {
  const bots = new BotThreads();
  opened.push(bots);
  return bots;
}

/** In the games of Sagrada, more work would find other moves. */
test.each([seenAfter(sintra, 3, 1), seenAfter(sagrada, 2, 19), seenAfter(sagrada, 2, 21)])(
  'a bot of this server does the work of its level, and no more',
  async (seen) => {
    const bots = open();
    for (const level of ['apprentice', 'greedy', 'journeyman'] as const) {
      const move = await bots.think({ seen, level, seed: 'seed' });
      expect((await search(seen, level, 'seed')).step(Infinity).move).toEqual(move);
    }
  },
);
