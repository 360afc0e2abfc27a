/** For slow drawings: calls back once, when the element is about to come into view. */
import type { Attachment } from 'svelte/attachments';

export const near =
  (onnear: () => void): Attachment<HTMLElement> =>
  (element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        onnear();
        observer.disconnect();
      },
      { rootMargin: '25% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
