/** Finds the places to light up, and measures them. */
import type { Seat } from '@leadlight/core';
import type { NamedPlace } from '../game/marks.ts';

/** A visible place, by the name that it goes by here. */
export interface Framed {
  readonly name: string;
  readonly seat: Seat | null;
  readonly box: DOMRect;
  /** The rounding of its corners, in CSS. */
  readonly radius: string;
}

const isShown = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

const CHOSEN = ':is([aria-pressed="true"], [data-picked="true"])';

/** Whether the player has touched the place, or something on it. */
const isChosen = (place: Element): boolean => place.closest(CHOSEN) !== null || place.querySelector(CHOSEN) !== null;

/** Upright ellipses have two radii, of which the first is near enough. */
const radiusOf = (place: Element): string => getComputedStyle(place).borderTopLeftRadius.split(' ')[0] ?? '0px';

/** The first visible element that has one of a place's names. */
function elementAt(root: Element, { at }: NamedPlace): readonly [name: string, place: Element] | undefined {
  return at
    .flatMap((name) => [...root.querySelectorAll(`[data-at="${name}"]`)].map((place) => [name, place] as const))
    .find(([, place]) => isShown(place.getBoundingClientRect()));
}

function framed(root: Element, named: NamedPlace, isChoice: boolean): readonly Framed[] {
  const [name, place] = elementAt(root, named) ?? [];
  if (name === undefined || place === undefined || (isChoice && isChosen(place))) return [];
  return [{ name, seat: named.seat, box: place.getBoundingClientRect(), radius: radiusOf(place) }];
}

/** Each place once, even if several consequences name it; without those that shine because the player chose them. */
export function framesOf(root: Element, places: readonly NamedPlace[], isChoice: boolean): readonly Framed[] {
  const frames = places.flatMap((named) => framed(root, named, isChoice));
  return [...new Map(frames.map((frame) => [frame.name, frame])).values()];
}
