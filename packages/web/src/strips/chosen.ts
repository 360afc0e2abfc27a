/** The strip set that a game is to be played with. */
import type { Strip } from '@leadlight/sintra';
import { stripsOf, type StripDraft } from './draft.ts';

/** What it adds to the options of a game; undefined when it is gone, or not complete any more. */
export function stripOptions(
  id: string,
  sets: readonly StripDraft[],
): { readonly strips?: readonly Strip[] } | undefined {
  if (id === '') return {};
  const set = sets.find((each) => each.id === id);
  const strips = set && stripsOf(set.strips);
  return strips && { strips };
}
