/** Where things are on the screen, by the names that boards give them. */
import type { Anchor } from './plan.ts';

/** A place as it was measured. */
export interface Seen {
  readonly element: Element;
  readonly box: DOMRect;
  /** Whether it is a piece itself, and not only a place where pieces lie. */
  readonly isPiece: boolean;
}

export type Places = ReadonlyMap<string, Seen>;

/** `#1` means the second piece there, or the last one where there are fewer. Places inside have pieces of their own. */
function pieceIn(place: Element, nth: number): Element | undefined {
  if (place.matches('[data-piece]')) return place;
  const pieces = [...place.querySelectorAll('[data-piece]')].filter((piece) => piece.closest('[data-at]') === place);
  return pieces[Math.min(nth, pieces.length - 1)];
}

/** What can be seen of a name: the first of its elements that takes up room. */
function look(elements: readonly Element[], nth: number): Seen | undefined {
  for (const place of elements) {
    const piece = pieceIn(place, nth);
    const element = piece ?? place;
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return { element, box, isPiece: piece !== undefined };
  }
  return undefined;
}

function elementsByName(root: Element): ReadonlyMap<string, readonly Element[]> {
  const named = new Map<string, Element[]>();
  for (const element of root.querySelectorAll('[data-at]')) {
    const name = element.getAttribute('data-at') ?? '';
    named.set(name, [...(named.get(name) ?? []), element]);
  }
  return named;
}

/** Measures all these places at once: reading only, so that the page is laid out once. */
export function measure(root: Element, anchors: readonly Anchor[]): Places {
  const named = elementsByName(root);
  const places = new Map<string, Seen>();
  for (const name of new Set(anchors.flat())) {
    const [place, nth = '0'] = name.split('#');
    const seen = look(named.get(place) ?? [], Number(nth));
    if (seen !== undefined) places.set(name, seen);
  }
  return places;
}

/** The first name that can be seen, in what was measured first or else later. */
export function find(anchor: Anchor, ...measured: readonly Places[]): Seen | undefined {
  for (const name of anchor) {
    const seen = measured.map((places) => places.get(name)).find((place) => place !== undefined);
    if (seen !== undefined) return seen;
  }
  return undefined;
}
