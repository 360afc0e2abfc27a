/** Copies of things that turn over or leave, as they looked before: the boards only draw the present. */
import { find, type Places } from './places.ts';
import type { Flip, Leave, Motion } from './plan.ts';

/** Boards are boxes; small boards are drawings. */
type Drawing = HTMLElement | SVGSVGElement;

export interface OldSide {
  readonly motion: Flip | Leave;
  readonly element: Drawing;
}

/** Class names that mark choices, which no longer apply to a copy. */
const MARKS = ['legal', 'chosen', 'fills'];

/** Removes the pieces, which have their own animations. */
function bare(seen: Drawing): Drawing {
  const copy = seen.cloneNode(true) as Drawing;
  for (const piece of copy.querySelectorAll('[data-piece]')) piece.remove();
  for (const part of [copy, ...copy.querySelectorAll('[data-at]')]) {
    part.removeAttribute('data-at');
    part.classList.remove(...MARKS);
  }
  return copy;
}

const isDrawing = (element: Element): element is Drawing =>
  element instanceof HTMLElement || element instanceof SVGSVGElement;

/** A copy at the place of the original. Make it before the boards change. */
export function oldSideOf(motion: Motion<unknown>, before: Places): readonly OldSide[] {
  if (motion.kind !== 'flip' && motion.kind !== 'leave') return [];
  const seen = find(motion.at, before);
  if (seen === undefined || !isDrawing(seen.element)) return [];
  const element = bare(seen.element);
  const { left, top, width, height } = seen.box;
  Object.assign(element.style, {
    position: 'absolute',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    opacity: '0',
  });
  return [{ motion, element }];
}
