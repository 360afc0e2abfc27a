/** The colours that tell the people at one screen apart. Each has a shape, too (PersonMark.svelte). */
import type { Occupant } from '@leadlight/table';

export const PERSON_COLOURS = ['blue', 'red', 'green', 'violet'] as const;
export type PersonColour = (typeof PERSON_COLOURS)[number];

const colourOf = (who: Occupant): PersonColour | undefined =>
  who.kind === 'person' ? PERSON_COLOURS.find((colour) => colour === who.colour) : undefined;

/** A colour for each seat, no two alike: people have theirs, and the others what is left. */
export function coloursOf(seats: readonly Occupant[]): readonly PersonColour[] {
  const wanted = seats.map(colourOf);
  const kept = wanted.map((colour, seat) => (wanted.indexOf(colour) === seat ? colour : undefined));
  const free = PERSON_COLOURS.filter((colour) => !kept.includes(colour)).values();
  return kept.map((colour) => colour ?? free.next().value ?? PERSON_COLOURS[0]);
}
