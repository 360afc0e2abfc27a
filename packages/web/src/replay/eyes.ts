/** The positions shown in a replay. */
import { sagrada, type Position, type View } from '@leadlight/sagrada';
import type { Eyes } from './moments.ts';

/** With everything revealed, each seat is shown as its player sees it. */
export function sagradaView(position: Position, eyes: Eyes): View {
  if (eyes !== 'all') return sagrada.view(position, eyes);
  const view = sagrada.view(position, null);
  return { ...view, seats: view.seats.map((_, seat) => sagrada.view(position, seat).seats[seat]) };
}
