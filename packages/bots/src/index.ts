export { search } from './search.ts';
export { LADDER, LEVELS, type Level, type Rung } from './thinking/levels.ts';
export type { Bots, Moment, Search, SeenRecord, Thought } from './thinking/search.ts';
export type { FromWorker, Measure, Port, ToWorker } from './worker/messages.ts';
export { nodePort, webPort, type NodeWorker, type WebWorker } from './worker/ports.ts';
export { Pace } from './worker/pace.ts';
export { serve, type Begin, type Machine } from './worker/serve.ts';
export { thinker, type Signal, type Thinker, type ThinkOptions, type WorkerPort } from './worker/thinker.ts';
