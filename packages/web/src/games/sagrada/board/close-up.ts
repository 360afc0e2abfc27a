import type { View } from '@leadlight/sagrada';
import type { CloseUp, Thing } from './board.ts';

/** The thing in a close-up; none while a player has no window. */
export function thingIn(closeUp: CloseUp, { seats }: View): Thing | undefined {
  if (closeUp.kind === 'tool') return { kind: 'price', tool: closeUp.tool };
  if (closeUp.kind !== 'seat') return closeUp;
  const pattern = seats[closeUp.seat]?.pattern ?? null;
  return pattern === null ? undefined : { kind: 'pattern', pattern };
}
