/** The places on the boards that the log and the preview name. */
import type { Consequence, Sintra } from '@leadlight/sintra';
import type { Naming } from '../../game/client-game.ts';
import type { NamedPlace } from '../../game/marks.ts';

/** On the player's card, where their palace isn't on the table. */
const ofPlayer = (seat: number, ...names: readonly string[]): NamedPlace => ({ at: [...names, `seat:${seat}`], seat });

function placesOf(happened: Consequence): readonly NamedPlace[] {
  switch (happened.type) {
    case 'picked':
      return [{ at: [happened.from === 'centre' ? 'centre' : `display:${happened.from}`], seat: happened.seat }];
    case 'placed': {
      const { seat, slot, spaces } = happened;
      return spaces.map((space) => ofPlayer(seat, `space:${seat}:${slot}:${space}`, `strip:${seat}:${slot}`));
    }
    case 'kept':
      return [ofPlayer(happened.seat, `window:${happened.seat}:${happened.slot}`)];
    case 'broke':
    case 'glass-moved':
    case 'glass-lost':
      return [ofPlayer(happened.seat, `glass:${happened.seat}`, `broken:${happened.seat}`)];
    case 'tile-taken':
      return [ofPlayer(happened.seat, `tile:${happened.seat}`, 'tile:centre')];
    case 'glazier-moved':
      return happened.rule === 'R-40' ? movedBack(happened.seat, happened.to) : [];
    default:
      return [];
  }
}

/** only the move back is worth a line. */
const movedBack = (seat: number, slot: number): readonly NamedPlace[] => [
  ofPlayer(seat, `glazier:${seat}`),
  ofPlayer(seat, `strip:${seat}:${slot}`),
];

export const SINTRA_NAMING: Naming<Sintra> = { namedBy: (followed) => followed.flatMap(placesOf) };
