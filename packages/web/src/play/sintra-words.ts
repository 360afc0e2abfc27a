import type { Consequence, View } from '@leadlight/sintra';
import type { SintraStep } from './choosing/sintra.ts';

/** Consequences that the boards already show. */
const UNTOLD: ReadonlySet<Consequence['type']> = new Set(['display-filled', 'swept', 'discarded', 'strip-flipped']);

export const isTold = ({ type }: Consequence): boolean => !UNTOLD.has(type);

/** The spaces of a strip that the chosen panes could fill: those of their colour first, then jokers. */
export function fillsOf(view: View, touched: readonly SintraStep[], seat: number, slot: number): readonly number[] {
  const panes = touched.find((step) => step.kind === 'panes');
  const strip = view.seats[seat].strips[slot];
  if (panes === undefined || strip === null) return [];
  const lying = panes.from === 'centre' ? view.centre : view.displays[panes.from];
  const count = lying.filter((colour) => colour === panes.colour).length;
  const open = (takes: string): number[] =>
    strip.spaces.flatMap((space, at) => (space.pane === null && space.takes === takes ? [at] : []));
  return [...open(panes.colour), ...open('joker')].slice(0, count);
}
