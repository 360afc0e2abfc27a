/** Never loses the focus, so that keyboard players continue where there is something to do. */
import type { Attachment } from 'svelte/attachments';
import { areaAround, returnTo } from './areas.ts';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * For a screen: when the focused element is removed, its area gets the focus. The buttons of the actions come and go, so
 * the focus then returns to the boards: a screen reader passes keys on to the game only there.
 */
export const keepFocus =
  (isBrief: () => boolean): Attachment<HTMLElement> =>
  (screen) => {
    let last: Element | undefined;
    let area: string | undefined;
    let board: string | undefined;
    const focused = (event: FocusEvent): void => {
      if (!(event.target instanceof Element)) return;
      last = event.target;
      area = areaAround(event.target);
      if (area !== 'action' && area !== 'title') board = area ?? board;
    };
    const changes = new MutationObserver(() => {
      if (isLost() && last !== undefined && !last.isConnected) returnTo(area === 'action' ? board : area, isBrief());
    });
    changes.observe(screen, { childList: true, subtree: true });
    screen.addEventListener('focusin', focused);
    return () => {
      changes.disconnect();
      screen.removeEventListener('focusin', focused);
    };
  };

/** For an overlay that has to be answered first. */
export const takeFocus: Attachment<HTMLElement> = (element) => {
  element.focus({ preventScroll: true });
};

let isFirstScreen = true;

/**
 * For the heading of a screen: after a change of screens the focus starts here. A freshly loaded page starts at its
 * top.
 */
export const arrive: Attachment<HTMLElement> = (heading) => {
  if (!isFirstScreen && isLost()) heading.focus({ preventScroll: true });
  isFirstScreen = false;
};

/** More about the focused thing than its name. */
export const detailsHere = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-details]')?.dataset['details'];
