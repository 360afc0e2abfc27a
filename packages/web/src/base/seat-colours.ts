import type { Occupant } from '@leadlight/table';
import type { Attachment } from 'svelte/attachments';
import { coloursOf } from './persons.ts';

/** Colours each seat of a board, on the element around it, after its player. */
export const seatColours =
  (seats: readonly Occupant[]): Attachment<HTMLElement> =>
  ({ style }) => {
    for (const [seat, colour] of coloursOf(seats).entries()) {
      style.setProperty(`--player-${seat}`, `var(--person-${colour})`);
    }
  };
