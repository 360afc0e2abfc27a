import { IllegalBot } from '../play/illegal-bot.ts';
import { StoreFailure } from '../store/failure.ts';
import type { TroubleKind } from './troubles.svelte.ts';

/** The kind of problem that an error stands for. */
export function troubleOf(error: unknown): TroubleKind {
  if (error instanceof StoreFailure) return error.kind;
  return error instanceof IllegalBot ? 'illegal' : 'unknown';
}
