/** When what was changed can be seen. A page that is not looked at draws nothing, and does not wait for it. */
export const whenDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN_MS);
  });

const UNSEEN_MS = 150;

/** When the browser has nothing better to do: for what is nice to have and not needed to begin. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 300);
  });
