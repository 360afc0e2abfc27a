/**
 * An unfinished turn. It is private to its player: freely undone, seen by nobody else, and sent as one command once the
 * turn is over or chance is due. So no undone move ever reaches the log.
 */
import type { Game, GameTypes, Seat } from '@leadlight/core';

/** One move of the draft, and its consequences. */
export interface DraftStep<T extends GameTypes> {
  readonly move: T['move'];
  readonly followed: readonly T['consequence'][];
  /** The position after the move, as the player sees it. */
  readonly position: T['position'];
}

export interface Draft<T extends GameTypes> {
  readonly seat: Seat;
  /** The player's view when the draft began, and the number of its events. */
  readonly base: T['position'];
  readonly seen: number;
  readonly steps: readonly DraftStep<T>[];
}

export const openDraft = <T extends GameTypes>(seat: Seat, base: T['position'], seen: number): Draft<T> => ({
  seat,
  base,
  seen,
  steps: [],
});

/** The position at the end of the draft. */
export const drafted = <T extends GameTypes>({ base, steps }: Draft<T>): T['position'] =>
  steps.at(-1)?.position ?? base;

/** The draft with one more move. */
export interface Try<T extends GameTypes> {
  /** The reasons to refuse the move; empty if it can be played. */
  readonly reasons: readonly T['reason'][];
  readonly draft: Draft<T>;
}

export function tryMove<T extends GameTypes>(game: Game<T>, draft: Draft<T>, move: T['move']): Try<T> {
  const position = game.copy(drafted(draft));
  const followed: T['consequence'][] = [];
  const reasons = game.play(position, move, followed);
  if (reasons.length > 0) return { reasons, draft };
  return { reasons, draft: { ...draft, steps: [...draft.steps, { move, followed, position }] } };
}

/** Undoes the last move of the draft. */
export const undo = <T extends GameTypes>(draft: Draft<T>): Draft<T> => ({ ...draft, steps: draft.steps.slice(0, -1) });

export const movesOf = <T extends GameTypes>({ steps }: Draft<T>): readonly T['move'][] =>
  steps.map(({ move }) => move);

/**
 * Whether nothing more can be added: chance is due, or the seat's turn is over. A seat with two turns in a row ends the
 * first like any other, so the last move tells.
 */
export function isComplete<T extends GameTypes>(game: Game<T>, draft: Draft<T>): boolean {
  const last = draft.steps.at(-1);
  if (last === undefined) return false;
  const due = game.toAct(last.position);
  return game.endsTurn(last.move) || due.kind !== 'decide' || !due.seats.includes(draft.seat);
}
