/** Resolves when the browser is idle, for work that isn't needed at the start. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Not every browser reports when it is idle.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 300);
  });
