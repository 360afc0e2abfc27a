/**
 * What a touch brings is worked out once the browser has shown what was pressed (`data-pressed`): that shows at once,
 * however slow the machine is, and the boards follow a frame later. Whoever acts before that finds it done first.
 */
import { flushSync } from 'svelte';

/** A page that cannot be seen is never painted. */
const AT_LAST_MS = 100;

let pending: (() => void) | undefined;
let pressed: Element | null = null;

/** Does at once what still waits to be done, so that the page shows it, and nothing is lost by whoever leaves. */
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

/** The same, to be done after the next paint whenever it is called. */
export const paintedFirst =
  <Given extends readonly unknown[]>(work: (...given: Given) => void): ((...given: Given) => void) =>
  (...given) =>
    afterPaint(() => work(...given));
