export type { Following } from './following.ts';
export { LostNews } from './lost-news.ts';
export { NEWS, type ClusterMetrics, type Metrics } from './metrics.ts';
export { Online } from './online.ts';
export { Packed } from './packed.ts';
export { GAMES, type Games } from './registry.ts';
export type { Reader } from './reader.ts';
export { LeftToOthers } from './hosted-table.ts';
