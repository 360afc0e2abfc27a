/** The fields that an event leaves out for its viewer. Records of finished games have no such event. */
import type { Event } from './events.ts';

/** By path; a reveal is pointless if nothing was left out, so it counts as a whole. */
export function hiddenFields(event: Event): readonly string[] {
  switch (event.type) {
    case 'setup':
      return [...hiddenSeats('private', event.private), ...hiddenSeats('offers', event.offers)];
    case 'choose':
      return event.pattern === null ? ['pattern'] : [];
    case 'reveal':
      return [''];
    default:
      return [];
  }
}

const hiddenSeats = (field: string, seats: readonly unknown[]): string[] =>
  seats.flatMap((item, seat) => (item === null ? [`${field}[${seat}]`] : []));
