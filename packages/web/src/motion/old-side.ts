/** What turns over or leaves, as it looked before: the boards draw only what is now. */
import { find, type Places } from './places.ts';
import type { Flip, Leave, Motion } from './plan.ts';

/** Boards are made of boxes, and small ones are drawings. */
type Drawing = HTMLElement | SVGSVGElement;

export interface OldSide {
  readonly motion: Flip | Leave;
  readonly element: Drawing;
}

/** How boards mark what can be chosen, which it can no longer be. */
const MARKS = ['legal', 'chosen', 'fills'];

/** Its pieces have ways of their own. */
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

/** A copy that lies where the original is. To be made before the boards change. */
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
