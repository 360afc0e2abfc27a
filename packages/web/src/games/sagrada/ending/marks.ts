/** The spaces of a window behind each row of the final sheet. */
import { scoredSpaces, type Sagrada, type Scored } from '@leadlight/sagrada';
import { entryAt } from '../../../game/entry-at.ts';
import type { EndMark, GameEnding } from '../../../game/ending.ts';
import { sagradaView } from '../perspective.ts';

const markOf = ({ cells, points }: Scored): EndMark => ({ at: cells, points });

/** Favor tokens lie on the sill. */
const SILL = 'sill';

export const sagradaMarks: GameEnding<Sagrada>['marksOf'] = (log, seat) => {
  const { position } = entryAt(log, log.length - 1);
  const view = sagradaView(position, 'all');
  const spaces = scoredSpaces(position, seat);
  const tokens = entryAt(view.seats, seat).tokens ?? 0;
  return {
    ...Object.fromEntries(view.public.map((id, at) => [id, entryAt(spaces.public, at).map(markOf)])),
    private: spaces.private.map(markOf),
    tokens: tokens === 0 ? [] : [{ at: [SILL], points: tokens }],
    empty: spaces.empty.map(markOf),
  };
};
