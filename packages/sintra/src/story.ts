/** The story of a game: its turns, its rounds, and what is told of them. */
import type { Consequence } from './consequences.ts';
import type { Position } from './position.ts';

/** a turn is one move. */
export const endsTurn = (): boolean => true;

/** */
export const startsRound = (happened: Consequence): number | undefined =>
  happened.type === 'round-started' ? happened.round : undefined;

/** */
export const endsRound = (happened: Consequence): number | undefined =>
  happened.type === 'round-ended' ? happened.round : undefined;

/** The position counts the next round as soon as one has ended. */
export function roundIn({ phase, round }: Position): number | undefined {
  const last = phase === 'decide' ? round : round - 1;
  return last > 0 ? last : undefined;
}

/** Moves of panes and strips that nobody decides. */
const UNTOLD: ReadonlySet<Consequence['type']> = new Set(['display-filled', 'swept', 'discarded', 'strip-flipped']);

export const isTold = ({ type }: Consequence): boolean => !UNTOLD.has(type);
