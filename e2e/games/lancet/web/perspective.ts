/** The positions shown in a replay. */
import { entryAt } from '../../../../packages/web/src/game/entry-at.ts';
import type { Perspective } from '../../../../packages/web/src/game/scoring.ts';
import { lancet, type Position, type View } from '#games/lancet';

/** With everything revealed, each seat is shown as its player sees it. */
export function lancetView(position: Position, perspective: Perspective): View {
  if (perspective !== 'all') return lancet.view(position, perspective);
  const view = lancet.view(position, null);
  return { ...view, seats: view.seats.map((_, seat) => entryAt(lancet.view(position, seat).seats, seat)) };
}
