import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { sintra, type Sintra } from '@leadlight/sintra';
import { greedySagrada } from './greedy/sagrada.ts';
import { greedySintra } from './greedy/sintra.ts';
import type { Level } from './levels.ts';
import { randomBrain } from './random.ts';
import { sagradaBrains } from './sagrada/index.ts';
import { botsOf, type Search, type SeenRecord } from './search.ts';
import { sintraBrains } from './sintra/index.ts';

export const sintraBots = botsOf<Sintra>(sintra, {
  random: randomBrain(sintra),
  greedy: greedySintra,
  ...sintraBrains,
});

export const sagradaBots = botsOf<Sagrada>(sagrada, {
  random: randomBrain(sagrada),
  greedy: greedySagrada,
  ...sagradaBrains,
});

/** For hosts that have records of either game. */
export const search = (
  seen: SeenRecord<Sintra> | SeenRecord<Sagrada>,
  level: Level,
  seed: string,
  budget?: number,
): Search<Sintra> | Search<Sagrada> =>
  seen.game === 'sintra' ? sintraBots.search(seen, level, seed, budget) : sagradaBots.search(seen, level, seed, budget);

export { LEVELS, type Level } from './levels.ts';
export type { Bots, Moment, Search, SeenRecord, Thought } from './search.ts';
export type { FromWorker, Measure, Port, ToWorker } from './worker/messages.ts';
export { nodePort, webPort, type NodeWorker, type WebWorker } from './worker/ports.ts';
export { Pace } from './worker/pace.ts';
export { serve, type Begin, type Host } from './worker/serve.ts';
export { thinker, type Signal, type Thinker, type Ways, type WorkerPort } from './worker/thinker.ts';
export {
  explain as explainSintra,
  TERMS as SINTRA_TERMS,
  type Contribution as SintraContribution,
  type Term as SintraTerm,
} from './sintra/index.ts';
export {
  explain as explainSagrada,
  type TermName as SagradaTerm,
  type TermValue as SagradaTermValue,
} from './sagrada/index.ts';
