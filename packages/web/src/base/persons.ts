/** The colours that tell apart the people at one screen. Each colour also has a shape (PersonMark.svelte). */
import type { Occupant } from '@leadlight/table';

export const PERSON_COLOURS = ['blue', 'red', 'green', 'violet'] as const;
export type PersonColour = (typeof PERSON_COLOURS)[number];

export const colourAt = (seat: number): PersonColour => PERSON_COLOURS[seat] ?? PERSON_COLOURS[0];

const colourOf = (who: Occupant): PersonColour | undefined =>
  who.kind === 'person' ? PERSON_COLOURS.find((colour) => colour === who.colour) : undefined;

/** A different colour for each seat: people keep theirs, and bots get the remaining ones. */
export function coloursOf(seats: readonly Occupant[]): readonly PersonColour[] {
  const wanted = seats.map(colourOf);
  const kept = wanted.map((colour, seat) => (wanted.indexOf(colour) === seat ? colour : undefined));
  const free = PERSON_COLOURS.filter((colour) => !kept.includes(colour)).values();
  return kept.map((colour) => colour ?? free.next().value ?? PERSON_COLOURS[0]);
}
