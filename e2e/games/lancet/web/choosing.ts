/** The only step that chooses a move: a shard in the hand. */
import type { Seat } from '@leadlight/core';
import type { Colour, Move } from '#games/lancet';

export interface LancetStep {
  readonly kind: 'shard';
  readonly colour: Colour;
}

export const stepsOf = ({ colour }: Move): readonly LancetStep[] =>
  colour === null ? [] : [{ kind: 'shard', colour }];

export const meantInLancet = ({ colour }: LancetStep, player: Seat): Move => ({ type: 'choose', player, colour });
