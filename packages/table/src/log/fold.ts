/** Folds logs that are trusted, where nobody has played their events before. */
import type { Game, GameTypes } from '@leadlight/core';
import type { Entry, Log } from './entries.ts';
import { advance, openState, unplayed, type TableState } from './state.ts';

/** The state after one more entry, which is trusted: it was checked before it was written. */
export function fold<T extends GameTypes>(game: Game<T>, state: TableState<T>, entry: Entry<T>): TableState<T> {
  const isPlayed = entry.type === 'played';
  return advance(state, entry, isPlayed ? after(game, state.position, entry.events) : unplayed(game, state, entry));
}

function after<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  events: readonly T['event'][],
): T['position'] {
  const next = game.copy(position);
  for (const event of events) game.play(next, event);
  return next;
}

/** The fold of a whole log. Its first entry opens the table. */
export function foldAll<T extends GameTypes>(game: Game<T>, [opened, ...others]: Log<T>): TableState<T> {
  return others.reduce((state, entry) => fold(game, state, entry), openState(game, opened));
}
