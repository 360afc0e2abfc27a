import type { Sagrada } from '@leadlight/sagrada';
import type { Sintra } from '@leadlight/sintra';
import type { Level } from './levels.ts';
import { sagradaBots } from './sagrada-bots.ts';
import type { Search, SeenRecord } from './search.ts';
import { sintraBots } from './sintra-bots.ts';

export { sagradaBots, sintraBots };

/** For hosts with records of either game. */
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
