/** One viewer's side of a table: the fold of the entries it was sent. */
import type { Game, GameTypes } from '@leadlight/core';
import type { Shown } from './show.ts';
import { fold, openState, type TableState } from './state.ts';

/** The outcome of an entry sent to the follower: it was new, already known, or something before it is missing. */
export type Received<T extends GameTypes> =
  | { readonly kind: 'new'; readonly state: TableState<T> }
  | { readonly kind: 'known'; readonly state: TableState<T> | undefined }
  | { readonly kind: 'gap'; readonly state: TableState<T> | undefined; readonly from: number };

/**
 * Takes in one entry. Entries may come twice, late or not at all: a repeated entry changes nothing, and after a gap the
 * follower reports where to resume sending.
 */
export function receive<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T> | undefined,
  { number, entry }: Shown<T>,
): Received<T> {
  const expected = state?.count ?? 0;
  if (number < expected) return { kind: 'known', state };
  if (number !== expected) return { kind: 'gap', state, from: expected };
  if (state !== undefined) return { kind: 'new', state: fold(game, state, entry) };
  if (entry.type === 'opened') return { kind: 'new', state: openState(game, entry) };
  return { kind: 'gap', state, from: 0 };
}
