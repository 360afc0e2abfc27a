/** Where panes lie, and what strips still take. */
import type { Lying, OpenStrip } from '@leadlight/messages';
import { isReachable, type Colour, type SeatView, type StripView, type View } from '@leadlight/sintra';

/** The displays with panes of a colour, then the centre. */
export function lyingOf({ displays, centre }: View, colour: Colour): readonly Lying[] {
  const places = [...displays.map((held, from) => ({ from, held })), { from: 'centre' as const, held: centre }];
  const lying = places.map(({ from, held }) => ({ from, count: held.filter((pane) => pane === colour).length }));
  return lying.filter(({ count }) => count > 0);
}

export const openStrip = ({ spaces }: StripView, slot: number): OpenStrip => ({
  slot,
  empty: spaces.filter(({ pane }) => pane === null).map(({ takes }) => takes),
});

/** The strips within the glazier's reach. */
export const reachable = (seat: SeatView): readonly OpenStrip[] =>
  seat.strips.flatMap((strip, slot) => (strip === null || !isReachable(seat, slot) ? [] : [openStrip(strip, slot)]));
