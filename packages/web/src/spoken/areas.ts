/** The areas of a game's screen, which keys lead to. A board marks them with `data-area`. */
import type { KeyArea } from '@leadlight/messages';
import { areaBeside, AREAS } from './keys.ts';

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** What can be reached in an area, without the areas inside it. */
const buttonsIn = (area: Element): readonly HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')].filter(
    (button) => isShown(button) && button.closest('[data-area]') === area,
  );

/** What can be chosen says whether it is; where there is nothing of that kind, all buttons are as good. */
function candidatesIn(area: Element): readonly HTMLElement[] {
  const buttons = buttonsIn(area);
  const choices = buttons.filter(({ ariaPressed }) => ariaPressed !== null);
  return choices.length > 0 ? choices : buttons;
}

/** What was chosen already can be left again, but that is not what one is looking for. */
const isOpen = (button: HTMLElement): boolean => button.ariaDisabled !== 'true' && button.ariaPressed !== 'true';

/** The open one after the one that has the focus, or the first one. */
function nextOpen(buttons: readonly HTMLElement[], focused: Element | null): HTMLElement | undefined {
  const at = buttons.findIndex((button) => button === focused);
  return [...buttons.slice(at + 1), ...buttons.slice(0, at + 1)].find(isOpen);
}

/** Where a jump into an area ends: at what can be chosen there, or else where one was last, or at the area itself. */
function stopIn(area: HTMLElement, focused: Element | null): HTMLElement {
  const buttons = candidatesIn(area);
  const chosen = area.contains(focused) ? undefined : buttons.find(({ ariaPressed }) => ariaPressed === 'true');
  const stop = buttonsIn(area).find(({ tabIndex }) => tabIndex === 0);
  return chosen ?? nextOpen(buttons, focused) ?? stop ?? area;
}

const areaNamed = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-area="${name}"]`)].find(isShown);

/** Moves the focus into an area; says whether there is one. */
export function jumpTo(name: KeyArea): boolean {
  const area = areaNamed(name);
  if (area === undefined) return false;
  const stop = stopIn(area, document.activeElement);
  if (stop === area) area.tabIndex = -1;
  stop.focus();
  return true;
}

/** The area that keys lead to around something, also where a smaller one lies in it. */
const keyAreaAround = (element: Element): KeyArea | undefined =>
  AREAS.find((name) => element.closest(`[data-area="${name}"]`) !== null);

/** Moves the focus into the next area, or the one before; says whether there is one. A dialog is answered first. */
export function walk(by: 1 | -1): boolean {
  if (document.querySelector('dialog:modal') !== null) return false;
  const shown = AREAS.filter((name) => areaNamed(name) !== undefined);
  const next = areaBeside(shown, keyAreaAround(document.activeElement ?? document.body), by);
  return next !== undefined && jumpTo(next);
}

/** The area that something lies in. */
export const areaAround = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-area]')?.dataset['area'];

/**
 * Gives the focus back to an area that lost it: to where Tab would lead. Buttons that come and go are left to Tab, so that
 * Enter twice does not do two things.
 */
export function returnTo(name: string | undefined): void {
  const area = name === undefined || name === 'action' ? undefined : areaNamed(name);
  const stop = area === undefined ? undefined : buttonsIn(area).find(({ tabIndex }) => tabIndex === 0);
  (stop ?? areaNamed('title'))?.focus();
}
