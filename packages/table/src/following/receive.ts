/** One viewer's side of a table: the fold of the entries it was sent. */
import type { Game, GameTypes } from '@leadlight/core';
import type { Entry } from '../log/entries.ts';
import type { Shown } from '../log/show.ts';
import { advance, openState, unplayed, type TableState } from '../log/state.ts';
import { happeningsFrom, type Happening } from './happenings.ts';

/** The outcome of an entry sent to the follower: it was new, already known, or something before it is missing. */
export type Received<T extends GameTypes> =
  | { readonly kind: 'new'; readonly state: TableState<T>; readonly happened: readonly Happening<T>[] }
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
  const expected = state?.log.length ?? 0;
  if (number < expected) return { kind: 'known', state };
  if (number !== expected) return { kind: 'gap', state, from: expected };
  if (state !== undefined) return taken(game, state, entry);
  if (entry.type === 'opened') return { kind: 'new', state: openState(game, entry), happened: [] };
  return { kind: 'gap', state, from: 0 };
}

/** The events are played once, for the new position and for the screen. */
function taken<T extends GameTypes>(game: Game<T>, state: TableState<T>, entry: Entry<T>): Received<T> {
  const happened = entry.type === 'played' ? happeningsFrom(game, state.position, entry.events) : [];
  const position = happened.at(-1)?.position ?? unplayed(game, state, entry);
  return { kind: 'new', state: advance(state, entry, position), happened };
}
