/** What each viewer is sent of the log: built from what it may know, numbered without gaps. */
import type { Game, GameTypes, Viewer } from '@leadlight/core';
import type { Entry } from './entries.ts';
import { fold, openState, type TableState } from './state.ts';

/** An entry as one viewer gets it. Its number is its place in the log, the same for every viewer. */
export interface Shown<T extends GameTypes> {
  readonly number: number;
  readonly entry: Entry<T>;
}

/** `state` is the one before the entry. */
export function show<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  entry: Entry<T>,
  viewer: Viewer,
): Shown<T> {
  const seen = entry.type === 'played' ? { ...entry, events: seeAll(game, state, entry.events, viewer) } : entry;
  return { number: state.count, entry: seen };
}

function seeAll<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  events: readonly T['event'][],
  viewer: Viewer,
): readonly T['event'][] {
  const position = game.copy(state.position);
  return events.flatMap((event) => {
    game.play(position, event);
    return game.see(position, event, viewer);
  });
}

/** All of a log from an entry on, as one viewer gets it. */
export function showFrom<T extends GameTypes>(
  game: Game<T>,
  log: readonly Entry<T>[],
  viewer: Viewer,
  from: number,
): readonly Shown<T>[] {
  const shown: Shown<T>[] = [];
  let state: TableState<T> | undefined;
  for (const [number, entry] of log.entries()) {
    if (number >= from) shown.push(state === undefined ? { number, entry } : show(game, state, entry, viewer));
    if (state !== undefined) state = fold(game, state, entry);
    else if (entry.type === 'opened') state = openState(game, entry);
  }
  return shown;
}
