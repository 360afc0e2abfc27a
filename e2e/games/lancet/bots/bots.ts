/** The levels of the test game: two ways of playing for all names. Only the weakest level plays at random. */
import { randomBrain } from '../../../../packages/bots/src/thinking/random.ts';
import { botsOf, ladderOf } from '../../../../packages/bots/src/thinking/search.ts';
import { lancet, type Lancet } from '#games/lancet';
import { greedy } from './greedy.ts';

const random = randomBrain(lancet);

export const lancetBots = botsOf<Lancet>(lancet, {
  random,
  greedy,
  ...ladderOf((level) => (level === 'apprentice' ? random : greedy)),
});
