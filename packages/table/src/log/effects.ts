/** The tasks that a table sets its host. */
import type { Game, GameTypes, Seat } from '@leadlight/core';
import { botAt, isPlaying, type TableState } from './state.ts';

/** A task for the host. */
export type Effect =
  /** A bot must decide at this seat. */
  { readonly type: 'think'; readonly seat: Seat; readonly level: string };

/** The host's tasks in this state, the same after a command and after a restart. */
export function dueEffects<T extends GameTypes>(game: Game<T>, state: TableState<T>): readonly Effect[] {
  const due = game.toAct(state.position);
  if (!isPlaying(state) || due.kind !== 'decide') return [];
  return due.seats.flatMap((seat) => {
    const level = botAt(state, seat);
    return level === null ? [] : [{ type: 'think', seat, level } as const];
  });
}
