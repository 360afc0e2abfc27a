import type { GameTypes, Seat } from '@leadlight/core';
import type { Entry, TableState } from '@leadlight/table';

function after<T extends GameTypes>(arrived: readonly Seat[], entry: Entry<T>): readonly Seat[] {
  if (entry.type !== 'seated' && entry.type !== 'left') return arrived;
  const others = arrived.filter((seat) => seat !== entry.seat);
  return entry.type === 'seated' && entry.who.kind === 'person' ? [...others, entry.seat] : others;
}

/** Before the game: the seat of the person who starts it, who came first of those still here. */
export const hostSeat = <T extends GameTypes>({ log }: TableState<T>): Seat | undefined =>
  log.reduce<readonly Seat[]>(after, [])[0];
