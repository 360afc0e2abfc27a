/** The levels of Sintra. */
import { sintra, type Sintra } from '@leadlight/sintra';
import { randomBrain } from '../thinking/random.ts';
import { botsOf } from '../thinking/search.ts';
import { apprentice } from './apprentice.ts';
import { greedy } from './greedy.ts';
import { lookingAhead } from './looking-ahead.ts';

/** The number of nodes each level may use for a decision. */
const BUDGETS = { journeyman: 400, master: 25_000 } as const;

export const sintraBots = botsOf<Sintra>(sintra, {
  random: randomBrain(sintra),
  apprentice,
  greedy,
  journeyman: lookingAhead(BUDGETS.journeyman),
  master: lookingAhead(BUDGETS.master),
});
