/**
 * Makes a group of buttons a single Tab stop; arrow keys move to the nearest button in their direction, Home and End to
 * the first and the last.
 */
import type { Attachment } from 'svelte/attachments';
import { isDirection, nearest } from './nearest.ts';

const buttonsIn = (group: Element): readonly HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button')];

/** Setting what is set already would make the browser style the button again. */
function setTabIndex(button: HTMLElement, value: 0 | -1): void {
  if (button.tabIndex !== value) button.tabIndex = value;
}

/** Tab reaches only one of them: the last focused button, or else the first. */
function settle(group: Element, current?: HTMLElement): void {
  const buttons = buttonsIn(group);
  const stop = current ?? buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons.at(0);
  for (const button of buttons) setTabIndex(button, button === stop ? 0 : -1);
}

/** The button that a key leads to. */
type Way = (buttons: readonly HTMLElement[], from: HTMLElement, key: string) => HTMLElement | undefined;

/** The nearest button in the direction of an arrow key. */
const beside: Way = (buttons, from, key) => {
  if (!isDirection(key)) return undefined;
  const others = buttons.filter((button) => button !== from);
  const boxes = others.map((button) => button.getBoundingClientRect());
  const next = nearest(from.getBoundingClientRect(), boxes, key);
  return next === undefined ? undefined : others[next];
};

/** Left and right lead from button to button, also from the end of a line to the next one. */
const alongLines: Way = (buttons, from, key) => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return beside(buttons, from, key);
  const next = buttons.indexOf(from) + (key === 'ArrowRight' ? 1 : -1);
  return next < 0 ? undefined : buttons[next];
};

function goal(buttons: readonly HTMLElement[], from: HTMLElement, key: string, way: Way): HTMLElement | undefined {
  if (key === 'Home') return buttons.at(0);
  return key === 'End' ? buttons.at(-1) : way(buttons, from, key);
}

function walk(group: Element, event: KeyboardEvent, way: Way): void {
  if (!(event.target instanceof HTMLElement)) return;
  const next = goal(buttonsIn(group), event.target, event.key, way);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

const rovingBy = (way: Way) => (group: HTMLElement) => {
  const focused = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement) settle(group, event.target);
  };
  const pressed = (event: KeyboardEvent): void => walk(group, event, way);
  const changes = new MutationObserver(() => settle(group));
  settle(group);
  changes.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', focused);
  group.addEventListener('keydown', pressed);
  return () => {
    changes.disconnect();
    group.removeEventListener('focusin', focused);
    group.removeEventListener('keydown', pressed);
  };
};

/** For pieces, which lie anywhere. */
export const roving: Attachment<HTMLElement> = rovingBy(beside);

/** For buttons that are set in lines, as words are: none is left out, however they are broken into lines. */
export const rovingInLines: Attachment<HTMLElement> = rovingBy(alongLines);
