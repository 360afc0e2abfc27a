/**
 * Runs the effects of a touch after the browser has painted the press (`data-pressed`). The press shows at once,
 * however slow the machine, and the boards follow a frame later. The next action waits for the pending one.
 */
import { flushSync } from 'svelte';

/** A page in the background is never painted. */
const AT_LAST_MS = 100;

let pending: (() => void) | undefined;
let pressed: Element | null = null;

/** Runs the pending work at once, so that the page shows it and nothing is lost when the player leaves. */
export function catchUp(): void {
  const work = pending;
  if (work === undefined) return;
  pending = undefined;
  pressed?.removeAttribute('data-pressed');
  flushSync(work);
}

export function afterPaint(work: () => void): void {
  catchUp();
  pending = work;
  pressed = document.activeElement;
  pressed?.setAttribute('data-pressed', '');
  const due = (): void => {
    if (pending === work) catchUp();
  };
  addEventListener('pagehide', catchUp);
  requestAnimationFrame(() => setTimeout(due));
  setTimeout(due, AT_LAST_MS);
}

/** Wraps a function so that every call runs after the next paint. */
export const paintedFirst =
  <Given extends readonly unknown[]>(work: (...given: Given) => void): ((...given: Given) => void) =>
  (...given) =>
    afterPaint(() => work(...given));
