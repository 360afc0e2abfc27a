/** The bots of Sintra. */
import { sintra, type Sintra } from '@leadlight/sintra';
import { randomBrain } from '../thinking/random.ts';
import { botsOf, ladderOf } from '../thinking/search.ts';
import { greedy } from './greedy.ts';
import { LADDER } from './ladder.ts';
import { lookingAhead } from './looking-ahead.ts';

export const sintraBots = botsOf<Sintra>(sintra, {
  random: randomBrain(sintra),
  greedy,
  ...ladderOf((level) => lookingAhead(LADDER[level])),
});
