/** The bots of Sagrada. */
import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { randomBrain } from '../thinking/random.ts';
import { botsOf, ladderOf, type Brain } from '../thinking/search.ts';
import { apprentice } from './apprentice.ts';
import { thinker } from './brain.ts';
import { greedy } from './greedy.ts';
import { LADDER } from './ladder.ts';
import type { Manner } from './manner.ts';

const brainOf = (manner: Manner | 'points'): Brain<Sagrada> => (manner === 'points' ? apprentice : thinker(manner));

export const sagradaBots = botsOf<Sagrada>(sagrada, {
  random: randomBrain(sagrada),
  greedy,
  ...ladderOf((level) => brainOf(LADDER[level])),
});
