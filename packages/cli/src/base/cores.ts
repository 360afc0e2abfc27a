import { availableParallelism } from 'node:os';

export const MOST_WORKERS = 256;

/** As many threads as the machine can run at once. */
export const cores = (): number => Math.min(MOST_WORKERS, availableParallelism());
