import { sintra, type Sintra } from '@leadlight/sintra';
import { greedySintra } from './greedy/sintra.ts';
import { randomBrain } from './random.ts';
import { botsOf } from './search.ts';
import { sintraBrains } from './sintra/index.ts';

export const sintraBots = botsOf<Sintra>(sintra, {
  random: randomBrain(sintra),
  greedy: greedySintra,
  ...sintraBrains,
});
