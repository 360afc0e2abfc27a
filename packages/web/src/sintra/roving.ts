/** One stop of the Tab key for a whole group of buttons; arrow keys go to the nearest one in their direction. */
import type { Attachment } from 'svelte/attachments';
import { isDirection, nearest } from './nearest.ts';

const buttonsIn = (group: Element): readonly HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button')];

/** Only one of them can be reached by Tab: the one that was last focused, or else the first. */
function settle(group: Element, current?: HTMLElement): void {
  const buttons = buttonsIn(group);
  const stop = current ?? buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons.at(0);
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

function walk(group: Element, event: KeyboardEvent): void {
  if (!isDirection(event.key) || !(event.target instanceof HTMLElement)) return;
  const others = buttonsIn(group).filter((button) => button !== event.target);
  const boxes = others.map((button) => button.getBoundingClientRect());
  const next = nearest(event.target.getBoundingClientRect(), boxes, event.key);
  if (next === undefined) return;
  event.preventDefault();
  others[next].focus();
}

export const roving: Attachment<HTMLElement> = (group) => {
  const focused = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement) settle(group, event.target);
  };
  const pressed = (event: KeyboardEvent): void => walk(group, event);
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
