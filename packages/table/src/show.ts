/** The log as sent to each viewer: built only from what the viewer may know, numbered without gaps. */
import type { Game, GameTypes, Viewer } from '@leadlight/core';
import type { SenderName } from './commands.ts';
import type { Entry } from './entries.ts';
import { fold, openState, type TableState } from './state.ts';

/** A listener at a table. */
export interface Recipient {
  readonly viewer: Viewer;
  /** Its name as a sender of commands, if it sends any. */
  readonly sender?: SenderName;
}

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
  to: Recipient,
): Shown<T> {
  const seen = entry.type === 'played' ? { ...entry, events: seeAll(game, state, entry.events, to.viewer) } : entry;
  return { number: state.count, entry: named(seen, to) };
}

/** Only the sender of a command learns which entry answers it; nobody learns the name of another sender. */
function named<T extends GameTypes>({ command, sender, ...entry }: Entry<T>, to: Recipient): Entry<T> {
  const isOwn = command !== undefined && sender !== undefined && sender === to.sender;
  return isOwn ? { ...entry, command } : entry;
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

/** A whole log from an entry on, as one viewer gets it. */
export function showFrom<T extends GameTypes>(
  game: Game<T>,
  log: readonly Entry<T>[],
  to: Recipient,
  from: number,
): readonly Shown<T>[] {
  const shown: Shown<T>[] = [];
  let state: TableState<T> | undefined;
  for (const [number, entry] of log.entries()) {
    if (number >= from)
      shown.push(state === undefined ? { number, entry: named(entry, to) } : show(game, state, entry, to));
    if (state !== undefined) state = fold(game, state, entry);
    else if (entry.type === 'opened') state = openState(game, entry);
  }
  return shown;
}
