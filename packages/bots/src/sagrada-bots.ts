import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { greedySagrada } from './greedy/sagrada.ts';
import { randomBrain } from './random.ts';
import { sagradaBrains } from './sagrada/index.ts';
import { botsOf } from './search.ts';

export const sagradaBots = botsOf<Sagrada>(sagrada, {
  random: randomBrain(sagrada),
  greedy: greedySagrada,
  ...sagradaBrains,
});
