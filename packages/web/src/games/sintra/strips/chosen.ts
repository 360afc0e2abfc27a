/** The strip set chosen for a game. */
import type { Strip } from '@leadlight/sintra';
import { stripsOf, type StripDraft } from './draft.ts';

/** The set's addition to the options of a game; undefined when it is gone or no longer complete. */
export function stripOptions(
  id: string,
  sets: readonly StripDraft[],
): { readonly strips?: readonly Strip[] } | undefined {
  if (id === '') return {};
  const set = sets.find((each) => each.id === id);
  const strips = set && stripsOf(set.strips);
  return strips && { strips };
}
