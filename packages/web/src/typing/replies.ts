/** The replies to a typed line. */
import type { GameTypes, Seat } from '@leadlight/core';
import type { Moment, Understood } from '../game/understanding.ts';

/** A reply that chooses nothing. */
export type Said = Extract<Understood<object>, { readonly sentences: readonly string[] }>;

export const choice = <Step extends object>(steps: readonly Step[]): Understood<Step> => ({ kind: 'choice', steps });
export const answer = (...sentences: readonly string[]): Said => ({ kind: 'answer', sentences });
export const unclear = (...sentences: readonly string[]): Said => ({ kind: 'unclear', sentences });

/** The seat whose board is meant by “my”; undefined for spectators. */
export const ownSeat = <T extends GameTypes, Step extends object>({
  seat,
  you,
  viewer,
}: Moment<T, Step>): Seat | undefined => seat ?? you ?? viewer ?? undefined;
