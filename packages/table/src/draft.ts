/**
 * An unfinished turn. It is its player's own affair: undone as freely as one likes, seen by nobody else, and sent as one
 * command once the turn is over or chance is called for. So nothing that was undone ever reaches the log.
 */
import type { Game, GameTypes, Seat } from '@leadlight/core';

/** One move of the draft, and what followed from it. */
export interface DraftStep<T extends GameTypes> {
  readonly move: T['move'];
  readonly followed: readonly T['consequence'][];
  /** The position after it, as the player sees it. */
  readonly position: T['position'];
}

export interface Draft<T extends GameTypes> {
  readonly seat: Seat;
  /** What the player saw when the draft began, and how many events that was. */
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

/** The position as the draft leaves it. */
export const drafted = <T extends GameTypes>({ base, steps }: Draft<T>): T['position'] =>
  steps.length === 0 ? base : steps[steps.length - 1].position;

/** What would become of the draft with one more move. */
export interface Try<T extends GameTypes> {
  /** Why it cannot be played; none when it can. */
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

/** Takes back the last move of the draft. */
export const undo = <T extends GameTypes>(draft: Draft<T>): Draft<T> => ({ ...draft, steps: draft.steps.slice(0, -1) });

export const movesOf = <T extends GameTypes>({ steps }: Draft<T>): readonly T['move'][] =>
  steps.map(({ move }) => move);

/**
 * Whether nothing more can be added: chance is called for, or the seat's turn is over. A seat that has two turns in a
 * row ends the first like any other, so the last move tells.
 */
export function isComplete<T extends GameTypes>(
  game: Game<T>,
  draft: Draft<T>,
  endsTurn: (move: T['move']) => boolean,
): boolean {
  const last = draft.steps.at(-1);
  if (last === undefined) return false;
  const due = game.toAct(last.position);
  return endsTurn(last.move) || due.kind !== 'decide' || !due.seats.includes(draft.seat);
}
