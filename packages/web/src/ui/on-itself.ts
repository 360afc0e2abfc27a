import type { Attachment } from 'svelte/attachments';

/** Calls back for touches on the element that are not meant for a button inside it. Keys have a button of their own. */
export const onItself =
  (act: () => void): Attachment<HTMLElement> =>
  (element) => {
    const clicked = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('button') === null) act();
    };
    element.addEventListener('click', clicked);
    return () => element.removeEventListener('click', clicked);
  };
