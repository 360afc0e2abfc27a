/** Measures the places on the screen by the names that boards give them. */
import type { Anchor } from './plan.ts';

/** A measured place. */
export interface Seen {
  readonly element: Element;
  readonly box: DOMRect;
  /** Whether the element is a piece, rather than a place for pieces. */
  readonly isPiece: boolean;
}

export type Places = ReadonlyMap<string, Seen>;

/** `#1` means the second piece there, or the last one if there are fewer. Nested places have their own pieces. */
function pieceIn(place: Element, nth: number): Element | undefined {
  if (place.matches('[data-piece]')) return place;
  const pieces = [...place.querySelectorAll('[data-piece]')].filter((piece) => piece.closest('[data-at]') === place);
  return pieces[Math.min(nth, pieces.length - 1)];
}

/** The first visible element of a name. */
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

/** Measures all places at once, only reading, so that the browser computes the layout once. */
export function measure(root: Element, anchors: readonly Anchor[]): Places {
  const named = elementsByName(root);
  const places = new Map<string, Seen>();
  for (const name of new Set(anchors.flat())) {
    const [place = name, nth = '0'] = name.split('#');
    const seen = look(named.get(place) ?? [], Number(nth));
    if (seen !== undefined) places.set(name, seen);
  }
  return places;
}

/** The first visible name; earlier measurements take precedence. */
export function find(anchor: Anchor, ...measured: readonly Places[]): Seen | undefined {
  for (const name of anchor) {
    const seen = measured.map((places) => places.get(name)).find((place) => place !== undefined);
    if (seen !== undefined) return seen;
  }
  return undefined;
}
