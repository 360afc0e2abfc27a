/** The animations of consequences. */
import { entryAt } from '../../../../../packages/web/src/game/entry-at.ts';
import { FLIGHT, STAGGER, type Anchor, type Flight, type Motion } from '../../../../../packages/web/src/stage/plan.ts';
import type { Colour, Consequence, View } from '#games/lancet';

/** A shard; null if the viewer may not see it. */
export type LancetPiece = Colour | null;

const handAt = (seat: number): Anchor => [`hand:${seat}`, `seat:${seat}`];
const paneAt = (seat: number, place: number): Anchor => [`pane:${seat}:${place}`, `seat:${seat}`];

const flight = (piece: LancetPiece, from: Anchor, to: Anchor, delay: number): Flight<LancetPiece> => ({
  kind: 'flight',
  piece,
  from,
  to,
  delay,
});

/** A revealed shard turns over, and a clear one lights up. */
const revealing = (happened: Extract<Consequence, { readonly type: 'set' }>): readonly Motion<LancetPiece>[] => {
  const at = paneAt(happened.seat, happened.place);
  return [
    { kind: 'flip', at, delay: 0 },
    ...(happened.clear ? [{ kind: 'glow', at, colour: happened.colour, delay: FLIGHT } as const] : []),
  ];
};

function motionsOf(happened: Consequence, { seats }: View): readonly Motion<LancetPiece>[] {
  switch (happened.type) {
    case 'chosen': {
      const { seat, colour } = happened;
      return [flight(colour, handAt(seat), paneAt(seat, entryAt(seats, seat).lancet.length), 0)];
    }
    case 'set':
      return revealing(happened);
    case 'drawn':
      return happened.shards.map((colour, seat) => flight(colour, ['bag'], handAt(seat), seat * STAGGER));
    default:
      return [];
  }
}

/** The animations of an event's consequences, given the boards before it. */
export const planLancet = (followed: readonly Consequence[], before: View): readonly Motion<LancetPiece>[] =>
  followed.flatMap((happened) => motionsOf(happened, before));
