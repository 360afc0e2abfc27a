/** The levels of Sagrada. */
import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { randomBrain } from '../thinking/random.ts';
import { botsOf } from '../thinking/search.ts';
import { apprentice } from './apprentice.ts';
import { thinker, type Depth } from './brain.ts';
import { greedy } from './greedy.ts';

/** The budgets of the levels that look ahead: in work, not time, so that they are equally strong on every machine. */
const DEPTHS: Readonly<Record<'journeyman' | 'master', Depth>> = {
  journeyman: { nodes: 24, windowNodes: 16, candidates: 3, rounds: 0, windowRounds: 10, clarity: 2 },
  master: { nodes: 600, windowNodes: 160, candidates: 12, rounds: 1, windowRounds: 10, clarity: 2.5 },
};

export const sagradaBots = botsOf<Sagrada>(sagrada, {
  random: randomBrain(sagrada),
  apprentice,
  greedy,
  journeyman: thinker(DEPTHS.journeyman),
  master: thinker(DEPTHS.master),
});
