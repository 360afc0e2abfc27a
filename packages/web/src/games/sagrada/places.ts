/** The places on the boards that the log and the preview name. */
import type { Consequence, Sagrada } from '@leadlight/sagrada';
import type { Naming } from '../../game/client-game.ts';
import type { NamedPlace } from '../../game/marks.ts';

/** A window may be folded away on a phone, but its player's name stays. */
const inWindow = (seat: number, cell: string): NamedPlace => ({ at: [`cell:${seat}:${cell}`, `seat:${seat}`], seat });

function placesOf(happened: Consequence): readonly NamedPlace[] {
  switch (happened.type) {
    case 'placed':
      return [inWindow(happened.seat, happened.cell)];
    case 'moved':
      return [inWindow(happened.seat, happened.from), inWindow(happened.seat, happened.to)];
    case 'tokens-paid':
    case 'die-paid':
      return [{ at: [`tool:${happened.tool}`], seat: happened.seat }];
    case 'swapped':
      return [{ at: [`track:${happened.round}`], seat: happened.seat }];
    case 'pooled':
      return [{ at: ['pool'], seat: happened.seat }];
    case 'rerolled':
      return happened.rule === 'G-39' ? [{ at: ['pool'], seat: happened.seat }] : [];
    case 'chosen':
    case 'tokens-received':
      return [{ at: [`frame:${happened.seat}`, `seat:${happened.seat}`], seat: happened.seat }];
    case 'round-ended':
      return [{ at: [`track:${happened.round}`], seat: null }];
    default:
      return [];
  }
}

export const SAGRADA_NAMING: Naming<Sagrada> = { namedBy: (followed) => followed.flatMap(placesOf) };
