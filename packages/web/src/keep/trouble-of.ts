import { IllegalBot } from '../play/illegal-bot.ts';
import { StoreFailure } from '../store/failure.ts';
import type { TroubleKind } from './troubles.svelte.ts';

/** Which kind of trouble an error is. */
export function troubleOf(error: unknown): TroubleKind {
  if (error instanceof StoreFailure) return error.kind;
  return error instanceof IllegalBot ? 'illegal' : 'unknown';
}
