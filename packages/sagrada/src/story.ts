/** The story of a game: its turns, its rounds, and what is told of them. */
import type { Consequence } from './consequences.ts';
import type { Move } from './events.ts';
import type { Position } from './position.ts';

/** G-04, G-13: choosing a window is a turn of its own; any other lasts until its player ends it. */
export const endsTurn = ({ type }: Move): boolean => type === 'done' || type === 'choose';

/** G-11, G-63. */
export const startsRound = (happened: Consequence): number | undefined =>
  happened.type === 'rolled' ? happened.round : undefined;

/** G-14, G-65. */
export const endsRound = (happened: Consequence): number | undefined =>
  happened.type === 'round-ended' ? happened.round : undefined;

export const roundIn = ({ round }: Position): number | undefined => (round > 0 ? round : undefined);

/** Every consequence is told. */
export const isTold = (): boolean => true;
