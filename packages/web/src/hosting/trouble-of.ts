import { IllegalBot } from '@leadlight/table';
import { StoreFailure } from '../storage/failure.ts';
import type { TroubleKind } from '../base/troubles.svelte.ts';

/** The kind of problem that an error stands for. */
export function troubleOf(error: unknown): TroubleKind {
  if (error instanceof StoreFailure) return error.kind;
  return error instanceof IllegalBot ? 'illegal' : 'unknown';
}
