import type { Occupant } from '@leadlight/table';
import type { Attachment } from 'svelte/attachments';
import { coloursOf } from './persons.ts';

/** For whatever a board lies in: its seats have the colours of who sits there. */
export const wornBy =
  (seats: readonly Occupant[]): Attachment<HTMLElement> =>
  ({ style }) => {
    for (const [seat, colour] of coloursOf(seats).entries()) {
      style.setProperty(`--player-${seat}`, `var(--person-${colour})`);
    }
  };
