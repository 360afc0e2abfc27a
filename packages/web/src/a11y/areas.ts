/** The areas of a game's screen, which shortcuts jump to. A board marks them with `data-area`. */
import type { KeyArea } from '@leadlight/messages';
import { areaBeside, AREAS } from './keys.ts';
import { hold } from './said.svelte.ts';

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** The focusable elements of an area, without those of nested areas. */
const buttonsIn = (area: Element): readonly HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')].filter(
    (button) => isShown(button) && button.closest('[data-area]') === area,
  );

/** Whether a choice is made; undefined for other buttons. Not all of them tell it as a pressed state. */
const pickedOf = ({ dataset, ariaPressed }: HTMLElement): string | undefined =>
  dataset['picked'] ?? ariaPressed ?? undefined;

/** The choices of an area; without choices, all its buttons. */
function candidatesIn(area: Element): readonly HTMLElement[] {
  const buttons = buttonsIn(area);
  const choices = buttons.filter((button) => pickedOf(button) !== undefined);
  return choices.length > 0 ? choices : buttons;
}

/** A chosen button could be pressed again to cancel it, but a jump looks for other choices. */
const isOpen = (button: HTMLElement): boolean => button.ariaDisabled !== 'true' && pickedOf(button) !== 'true';

/** The next open button after the focused one, wrapping round to the first. */
function nextOpen(buttons: readonly HTMLElement[], focused: Element | null): HTMLElement | undefined {
  const at = buttons.findIndex((button) => button === focused);
  return [...buttons.slice(at + 1), ...buttons.slice(0, at + 1)].find(isOpen);
}

/** The element of an area that Tab reaches, a choice rather than another button. */
const tabStopIn = (area: Element): HTMLElement | undefined =>
  [...candidatesIn(area), ...buttonsIn(area)].find(({ tabIndex }) => tabIndex === 0);

/** The target of a jump into an area: an open choice, else the last focused element, else the area itself. */
function stopIn(area: HTMLElement, focused: Element | null): HTMLElement {
  const buttons = candidatesIn(area);
  const chosen = area.contains(focused) ? undefined : buttons.find((button) => pickedOf(button) === 'true');
  const stop = tabStopIn(area);
  return chosen ?? nextOpen(buttons, focused) ?? stop ?? area;
}

const areaNamed = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-area="${name}"]`)].find(isShown);

/** Moves the focus into an area. Returns whether the area exists. */
export function jumpTo(name: KeyArea): boolean {
  const area = areaNamed(name);
  if (area === undefined) return false;
  const focused = document.activeElement;
  const stop = stopIn(area, focused);
  if (stop === area) area.tabIndex = -1;
  // A screen reader is silent about a focus that stays.
  if (stop === focused) stop.blur();
  stop.focus();
  return true;
}

/** The shortcut area around an element, even if a smaller area lies between them. */
const keyAreaAround = (element: Element): KeyArea | undefined =>
  AREAS.find((name) => element.closest(`[data-area="${name}"]`) !== null);

/** Moves the focus into the next or previous area. Returns whether there is one. An open dialog keeps the focus. */
export function walk(by: 1 | -1): boolean {
  if (document.querySelector('dialog:modal') !== null) return false;
  const shown = AREAS.filter((name) => areaNamed(name) !== undefined);
  const next = areaBeside(shown, keyAreaAround(document.activeElement ?? document.body), by);
  return next !== undefined && jumpTo(next);
}

/** The area around an element. */
export const areaAround = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-area]')?.dataset['area'];

/** A screen reader names the new focus at once, and interrupts what is said at the same time. */
const FOCUS_MS = 250;

/** The bar of an area by itself, of which a screen reader says only the name. */
function barIn(area: HTMLElement): HTMLElement | undefined {
  const bar = area.closest<HTMLElement>('[role="toolbar"]') ?? area.querySelector<HTMLElement>('[role="toolbar"]');
  if (bar !== null) bar.tabIndex = -1;
  return bar ?? undefined;
}

/**
 * Returns lost focus to its area, at the element that Tab would reach; in brief, at all of it. Action buttons come and go, so they never get
 * the focus this way: pressing Enter twice must not trigger two actions.
 */
export function returnTo(name: string | undefined, isBrief: boolean): void {
  const area = name === undefined || name === 'action' ? undefined : areaNamed(name);
  hold(FOCUS_MS);
  ((area && returnIn(area, isBrief)) ?? areaNamed('title'))?.focus();
}

/** Only in a bar or a grid does a screen reader pass on the keys. */
function returnIn(area: HTMLElement, isBrief: boolean): HTMLElement | undefined {
  const stop = tabStopIn(area);
  const isInside = stop?.closest('[role="toolbar"], [role="grid"]') !== null;
  return isBrief || !isInside ? (barIn(area) ?? stop) : stop;
}
