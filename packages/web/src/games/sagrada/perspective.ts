/** The positions shown in a replay. */
import { sagrada, type Position, type View } from '@leadlight/sagrada';
import { entryAt } from '../../game/entry-at.ts';
import type { Perspective } from '../../game/scoring.ts';

/** With everything revealed, each seat is shown as its player sees it. */
export function sagradaView(position: Position, perspective: Perspective): View {
  if (perspective !== 'all') return sagrada.view(position, perspective);
  const view = sagrada.view(position, null);
  return { ...view, seats: view.seats.map((_, seat) => entryAt(sagrada.view(position, seat).seats, seat)) };
}
