/**
 * The levels of the test game: two ways of playing for five names. The apprentice plays at random; greedy, journeyman and
 * master all play greedily.
 */
import { randomBrain } from '../../../../packages/bots/src/thinking/random.ts';
import { botsOf } from '../../../../packages/bots/src/thinking/search.ts';
import { lancet, type Lancet } from '#games/lancet';
import { greedy } from './greedy.ts';

const random = randomBrain(lancet);

export const lancetBots = botsOf<Lancet>(lancet, {
  random,
  apprentice: random,
  greedy,
  journeyman: greedy,
  master: greedy,
});
