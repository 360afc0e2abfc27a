/** A browser may leave unanswered what its store is asked: then the person at the screen is told, until it answers. */
import { troubles } from '../keep/troubles.svelte.ts';

type Silence = 'unopened' | 'silent';

/** Long enough for an old phone, and short enough for somebody who waits. */
const PATIENCE_MS = 4000;

/** What has been waited for too long. */
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
