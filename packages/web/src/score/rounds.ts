/** The development of all players' points from round to round. */
import type { Game, GameTypes } from '@leadlight/core';
import type { Moment } from '../records/moments.ts';

export interface RoundPoints {
  /** Null after the final scoring. */
  readonly round: number | null;
  readonly points: readonly number[];
}

/**
 * The points at the end of each round, and after the final scoring if it changed them. `pointsOf` gives the points of
 * each seat in a position.
 */
export function roundPoints<T extends GameTypes>(
  game: Game<T>,
  moments: readonly Moment<T>[],
  pointsOf: (position: T['position']) => readonly number[],
): readonly RoundPoints[] {
  const ends = moments.flatMap(({ followed, position }) =>
    followed.flatMap((happened): RoundPoints[] => {
      const round = game.endsRound(happened);
      return round === undefined ? [] : [{ round, points: pointsOf(position) }];
    }),
  );
  const last = moments.at(-1);
  if (last?.event?.type !== 'end') return ends;
  const points = pointsOf(last.position);
  return points.every((each, seat) => each === ends.at(-1)?.points[seat]) ? ends : [...ends, { round: null, points }];
}
