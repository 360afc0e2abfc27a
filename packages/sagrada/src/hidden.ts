/** What an event leaves out for its viewer. Records of games that are over have no such event. */
import type { Event } from './events.ts';

/** By path; a reveal is of no use where nothing was left out, so that it counts as a whole. */
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
