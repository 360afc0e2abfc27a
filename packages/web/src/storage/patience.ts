/** Tells the player when the browser's store doesn't answer, until it does. */
import { troubles } from '../base/troubles.svelte.ts';

type Silence = 'unopened' | 'silent';

/** Long enough for an old phone, short enough for a waiting player. */
const PATIENCE_MS = 4000;

/** Requests that have taken too long. */
const late: Readonly<Record<Silence, Set<unknown>>> = { unopened: new Set(), silent: new Set() };

export async function answered<Answer>(asked: Promise<Answer>, silence: Silence = 'silent'): Promise<Answer> {
  const timer = setTimeout(() => {
    late[silence].add(asked);
    troubles.report(silence);
  }, PATIENCE_MS);
  try {
    return await asked;
  } finally {
    clearTimeout(timer);
    if (late[silence].delete(asked) && late[silence].size === 0) troubles.settle(silence);
  }
}
