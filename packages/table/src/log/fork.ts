/** New tables that start from another one. */
import type { Game, GameTypes, Seat } from '@leadlight/core';
import { begun, type Deal, type NewTable } from './deal.ts';
import type { Origin } from './entries.ts';

/** An undone turn, a continuation from a record, or the same deal again. */
export interface Fork<T extends GameTypes> extends Deal<T> {
  /** The events to keep. */
  readonly events: readonly T['event'][];
  readonly origin: Origin;
}

/** The new table. Chance events that are due after the kept events follow at once. */
export function forkTable<T extends GameTypes>(game: Game<T>, fork: Fork<T>): NewTable<T> {
  const { opened, events, origin, now: at } = fork;
  return begun(game, { ...opened, type: 'opened', at, origin }, fork, events);
}

/**
 * How many events to keep so that the seat plays its last turn again: everything from the turn's first decision on is
 * undone. Undefined if the seat has decided nothing yet. Only the game knows which decision ends a turn: a seat may
 * have two in a row.
 */
export function lastTurn<T extends GameTypes>(
  game: Pick<Game<T>, 'endsTurn'>,
  events: readonly T['event'][],
  seat: Seat,
): number | undefined {
  const isOf = (event: T['event']): event is T['move'] => 'player' in event && event.player === seat;
  let first = events.findLastIndex(isOf);
  if (first === -1) return undefined;
  for (let at = first - 1; at >= 0; at--) {
    const event = events[at];
    // Chance events may come in the middle of a turn.
    if (event === undefined || !('player' in event)) continue;
    if (!isOf(event) || game.endsTurn(event)) break;
    first = at;
  }
  return first;
}
